import { statesOf } from '../catalogue/story.ts'
import { onTeal } from '../catalogue/surroundings.tsx'
import { DateBlock, type DateBlockProps } from './index.ts'

export default { component: DateBlock }

const story = statesOf(DateBlock)

export const Standard = story((text) => ({
  dateTime: '2026-11-29',
  day: text('۲۹', '29'),
  month: text('نوامبر', 'Nov'),
}))

export const LongMonth = story(
  (text): DateBlockProps => ({
    dateTime: '2026-04-30',
    day: text('۱۰', '30'),
    month: text('اردیبهشت', 'September'),
  }),
)

export const OnTeal = story(
  (text) => ({ dateTime: '2026-11-05', day: text('۵', '5'), month: text('نوامبر', 'Nov') }),
  { around: onTeal },
)
