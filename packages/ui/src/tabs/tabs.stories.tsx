import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Tabs, type TabsProps } from './index.ts'

const keyboard: Keyboard = [
  ['Tab', 'to the open tab, then into its panel'],
  ['← →', 'to the previous and the next tab, in the direction of the page, and opens it'],
  ['Home, End', 'to the first and the last tab'],
]

export default { component: Tabs, parameters: { keyboard } }

const story = statesOf(Tabs)

function standard(text: StoryText): TabsProps {
  return {
    label: text('درباره ما', 'About us'),
    tabs: [
      {
        id: 'biography',
        label: text('زندگی‌نامه', 'Biography'),
        panel: (
          <p>
            {text(
              'کانون را سی سال پیش چند خانواده در زیرزمین خانه‌ای بنیاد گذاشتند.',
              'A few families founded the centre thirty years ago, in the basement of a house.',
            )}
          </p>
        ),
      },
      {
        id: 'article',
        label: text('مقاله', 'Article'),
        panel: (
          <p>
            {text('مسجد، خانه همه است.', 'A mosque is everybody’s house.')}{' '}
            <a href="#more">{text('بیشتر', 'More')}</a>
          </p>
        ),
      },
      {
        id: 'people',
        label: text('دست‌اندرکاران', 'People'),
        panel: <p>{text('هیئت‌مدیره و داوطلبان.', 'The board and the volunteers.')}</p>,
      },
    ],
  }
}

export const Standard = story(standard)

export const Second = story((text) => ({ ...standard(text), defaultTab: 'article' }))

export const Focused = story(standard, { play: focusOn('[role=tab]') })

export const OnTeal = story(standard, { around: onTeal })

export const LongNamesOnAPhone = story(
  (text) => ({
    ...standard(text),
    tabs: [
      ...standard(text).tabs,
      {
        id: 'history',
        label: text('تاریخچه کانون و ساختمان آن', 'History of the centre and its building'),
        panel: null,
      },
    ],
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const One = story((text) => ({ ...standard(text), tabs: standard(text).tabs.slice(0, 1) }))

export const Many = story((text) => ({
  ...standard(text),
  tabs: Array.from({ length: 4 }, (_, round) =>
    standard(text).tabs.map((tab) => ({ ...tab, id: `${tab.id}-${round}` })),
  ).flat(),
}))
