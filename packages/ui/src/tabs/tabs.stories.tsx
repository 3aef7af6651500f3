import { type Say, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Tabs, type TabsProps } from './index.ts'

export default { component: Tabs }

const story = statesOf(Tabs)

function standard(say: Say): TabsProps {
  return {
    label: say('درباره ما', 'About us'),
    tabs: [
      {
        id: 'biography',
        label: say('زندگی‌نامه', 'Biography'),
        panel: (
          <p>
            {say(
              'کانون را سی سال پیش چند خانواده در زیرزمین خانه‌ای بنیاد گذاشتند.',
              'A few families founded the centre thirty years ago, in the basement of a house.',
            )}
          </p>
        ),
      },
      {
        id: 'article',
        label: say('مقاله', 'Article'),
        panel: (
          <p>
            {say('مسجد، خانه همه است.', 'A mosque is everybody’s house.')}{' '}
            <a href="#more">{say('بیشتر', 'More')}</a>
          </p>
        ),
      },
      {
        id: 'people',
        label: say('دست‌اندرکاران', 'People'),
        panel: <p>{say('هیئت‌مدیره و داوطلبان.', 'The board and the volunteers.')}</p>,
      },
    ],
  }
}

export const Standard = story(standard)

export const Second = story((say) => ({ ...standard(say), defaultTab: 'article' }))

export const Focused = story(standard, { play: focusOn('[role=tab]') })

export const OnTeal = story(standard, { around: onTeal })

export const LongNamesOnAPhone = story(
  (say) => ({
    ...standard(say),
    tabs: [
      ...standard(say).tabs,
      {
        id: 'history',
        label: say('تاریخچه کانون و ساختمان آن', 'History of the centre and its building'),
        panel: null,
      },
    ],
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const One = story((say) => ({ ...standard(say), tabs: standard(say).tabs.slice(0, 1) }))

export const Many = story((say) => ({
  ...standard(say),
  tabs: Array.from({ length: 4 }, (_, round) =>
    standard(say).tabs.map((tab) => ({ ...tab, id: `${tab.id}-${round}` })),
  ).flat(),
}))
