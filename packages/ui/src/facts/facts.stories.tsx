import { longWord } from '../catalogue/samples.ts'
import { type StoryText, statesOf } from '../catalogue/story.ts'
import { onTeal } from '../catalogue/surroundings.tsx'
import { Facts, type FactsProps } from './index.ts'

export default { component: Facts }

const story = statesOf(Facts)

const standard = (text: StoryText): FactsProps => ({
  facts: [
    [text('زمان', 'Time'), text('شنبه‌ها، ۱۰ تا ۱۲', 'Saturdays, 10 to 12')],
    [text('آموزگار', 'Teacher'), undefined],
    [text('مکان', 'Place'), text('کتابخانه', 'Library')],
  ],
})

/** The teacher is not known yet. */
export const Standard = story(standard)

export const OnTeal = story(standard, { around: onTeal })

export const LongWord = story((text) => ({ facts: [[text('مکان', 'Place'), longWord(text)]] }), {
  parameters: { sheet: { width: 360 } },
})
