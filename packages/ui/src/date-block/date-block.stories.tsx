import { statesOf } from '../catalogue/story.ts'
import { onTeal } from '../catalogue/surroundings.tsx'
import { DateBlock, type DateBlockProps } from './index.ts'

export default { component: DateBlock }

const story = statesOf(DateBlock)

export const Standard = story((say) => ({
  dateTime: '2026-11-29',
  day: say('۲۹', '29'),
  month: say('نوامبر', 'Nov'),
}))

export const LongMonth = story(
  (say): DateBlockProps => ({
    dateTime: '2026-04-30',
    day: say('۱۰', '30'),
    month: say('اردیبهشت', 'September'),
  }),
)

export const OnTeal = story(
  (say) => ({ dateTime: '2026-11-05', day: say('۵', '5'), month: say('نوامبر', 'Nov') }),
  { around: onTeal },
)
