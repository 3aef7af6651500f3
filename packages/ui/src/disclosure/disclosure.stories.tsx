import { longWord } from '../catalogue/samples.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Disclosure, type DisclosureProps } from './index.ts'

const keyboard: Keyboard = [['Enter, Space', 'on the label: shows and hides the content']]

export default { component: Disclosure, parameters: { keyboard } }

const story = statesOf(Disclosure)

const standard = (text: StoryText): DisclosureProps => ({
  summary: text('فهرست فایل‌های صوتی', 'List of recordings'),
  children: <p>{text('تلاوت‌ها و سخنرانی‌های این فصل.', 'Recitations and lectures of this season.')}</p>,
})

export const Standard = story(standard)

export const Open = story((text) => ({ ...standard(text), open: true }))

export const OnlyOnPhones = story((text) => ({ ...standard(text), onlyOnPhones: true }))

export const OnlyOnPhonesNarrow = story((text) => ({ ...standard(text), onlyOnPhones: true }), {
  parameters: { sheet: { width: 360 } },
})

export const Focused = story(standard, { play: focusOn('summary') })

export const OnTeal = story((text) => ({ ...standard(text), open: true }), { around: onTeal })

export const LongWord = story((text) => ({ ...standard(text), summary: longWord(text) }), {
  parameters: { sheet: { width: 360 } },
})
