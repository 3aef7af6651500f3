import { month } from '../catalogue/month.ts'
import { statesOf } from '../catalogue/story.ts'
import { MonthlyTimetable } from './index.ts'

export default { component: MonthlyTimetable }

const story = statesOf(MonthlyTimetable)

export const Standard = story((text) => ({ ...month(text), today: '2026-12-09' }), {
  parameters: { sheet: { width: 960 } },
})

export const Phone = story((text) => ({ ...month(text), today: '2026-12-09' }), {
  parameters: { sheet: { width: 360 } },
})

/** Some days have a line of their own. */
export const WithOccasions = story(
  (text) => ({
    ...month(text),
    today: '2026-12-09',
    days: month(text).days.map((day, at) => ({
      ...day,
      ...(at % 9 === 8 && {
        occasion: <a href="#day">{text('سالروز شهادت امام', 'Martyrdom of an Imam, a day of mourning')}</a>,
      }),
    })),
  }),
  { parameters: { sheet: { width: 360 } } },
)

/** Before hydration no day is today; one calendar, and a time that does not occur. */
export const Plain = story(
  (text) => ({
    ...month(text),
    note: undefined,
    days: month(text)
      .days.slice(0, 4)
      .map(({ otherDays, ...day }, at) => ({
        ...day,
        clocks: day.clocks.map((clock, column) => (at === 1 && column === 0 ? null : clock)),
      })),
  }),
  { parameters: { sheet: { width: 720 } } },
)
