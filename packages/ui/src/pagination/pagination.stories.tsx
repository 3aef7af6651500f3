import { type Say, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Pagination, type PaginationProps } from './index.ts'

export default { component: Pagination }

const story = statesOf(Pagination)

function middle(say: Say): PaginationProps {
  const number = (value: number) => value.toLocaleString(say('fa-IR', 'en-CA'))
  return {
    page: 6,
    count: 12,
    href: (page) => `${say('/fa/events', '/ca/events')}?page=${page}`,
    labels: {
      region: say('صفحه‌های برنامه‌ها', 'Pages of events'),
      previous: say('قبلی', 'Previous'),
      next: say('بعدی', 'Next'),
      page: (page) => say(`صفحه ${number(page)}`, `Page ${number(page)}`),
      position: (page, count) =>
        say(`صفحه ${number(page)} از ${number(count)}`, `Page ${number(page)} of ${number(count)}`),
      number,
    },
  }
}

export const Middle = story(middle)

export const First = story((say) => ({ ...middle(say), page: 1 }))

export const Last = story((say) => ({ ...middle(say), page: 12 }))

export const Few = story((say) => ({ ...middle(say), page: 2, count: 3 }))

export const Focused = story(middle, { play: focusOn('[rel=next]') })

export const OnTeal = story(middle, { around: onTeal })

export const Phone = story(middle, { parameters: { sheet: { width: 360 } } })

export const PhoneFirst = story((say) => ({ ...middle(say), page: 1 }), {
  parameters: { sheet: { width: 360 } },
})

export const Many = story((say) => ({ ...middle(say), page: 1118, count: 2240 }))
