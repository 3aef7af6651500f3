import { type Keyboard, statesOf } from '../catalogue/story.ts'
import { focusOn } from '../catalogue/surroundings.tsx'
import { SkipLink } from './index.ts'

const keyboard: Keyboard = [
  ['Tab', 'shows it, as the first stop of the page'],
  ['Enter', 'moves the focus to the content'],
]

export default { component: SkipLink, parameters: { keyboard } }

const story = statesOf(SkipLink)

/** Hidden until it has the focus. */
export const Focused = story((text) => ({ children: text('رفتن به محتوا', 'Skip to the content') }), {
  play: focusOn('a'),
  parameters: { layout: 'fullscreen', sheet: { width: 360, screen: 100 } },
})
