import { longWord } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { onTeal } from '../catalogue/surroundings.tsx'
import { Facts, type FactsProps } from './index.ts'

export default { component: Facts }

const story = statesOf(Facts)

const standard = (say: Say): FactsProps => ({
  facts: [
    [say('زمان', 'Time'), say('شنبه‌ها، ۱۰ تا ۱۲', 'Saturdays, 10 to 12')],
    [say('آموزگار', 'Teacher'), undefined],
    [say('مکان', 'Place'), say('کتابخانه', 'Library')],
  ],
})

/** The teacher is not known yet. */
export const Standard = story(standard)

export const OnTeal = story(standard, { around: onTeal })

export const LongWord = story((say) => ({ facts: [[say('مکان', 'Place'), longWord(say)]] }), {
  parameters: { sheet: { width: 360 } },
})
