import { longWord } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Disclosure, type DisclosureProps } from './index.ts'

export default { component: Disclosure }

const story = statesOf(Disclosure)

const standard = (say: Say): DisclosureProps => ({
  summary: say('فهرست فایل‌های صوتی', 'List of recordings'),
  children: <p>{say('تلاوت‌ها و سخنرانی‌های این فصل.', 'Recitations and lectures of this season.')}</p>,
})

export const Standard = story(standard)

export const Open = story((say) => ({ ...standard(say), open: true }))

export const Focused = story(standard, { play: focusOn('summary') })

export const OnTeal = story((say) => ({ ...standard(say), open: true }), { around: onTeal })

export const LongWord = story((say) => ({ ...standard(say), summary: longWord(say) }), {
  parameters: { sheet: { width: 360 } },
})
