import { type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Pagination, type PaginationProps } from './index.ts'

export default { component: Pagination }

const story = statesOf(Pagination)

function middle(text: StoryText): PaginationProps {
  const number = (value: number) => value.toLocaleString(text('fa-IR', 'en-CA'))
  return {
    page: 6,
    count: 12,
    href: (page) => `${text('/fa/events', '/ca/events')}?page=${page}`,
    labels: {
      region: text('صفحه‌های برنامه‌ها', 'Pages of events'),
      previous: text('قبلی', 'Previous'),
      next: text('بعدی', 'Next'),
      page: (page) => text(`صفحه ${number(page)}`, `Page ${number(page)}`),
      position: (page, count) =>
        text(`صفحه ${number(page)} از ${number(count)}`, `Page ${number(page)} of ${number(count)}`),
      number,
    },
  }
}

export const Middle = story(middle)

export const First = story((text) => ({ ...middle(text), page: 1 }))

export const Last = story((text) => ({ ...middle(text), page: 12 }))

export const Few = story((text) => ({ ...middle(text), page: 2, count: 3 }))

export const Focused = story(middle, { play: focusOn('[rel=next]') })

export const OnTeal = story(middle, { around: onTeal })

export const Phone = story(middle, { parameters: { sheet: { width: 360 } } })

export const PhoneFirst = story((text) => ({ ...middle(text), page: 1 }), {
  parameters: { sheet: { width: 360 } },
})

export const Many = story((text) => ({ ...middle(text), page: 1118, count: 2240 }))
