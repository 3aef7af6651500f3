import { statesOf } from '../catalogue/story.ts'
import { BackToTop } from './index.ts'

export default { component: BackToTop }

const story = statesOf(BackToTop)

/** Hidden until the page is scrolled: here from the first pixel on. */
export const Shown = story((text) => ({ after: -1, label: text('بازگشت به بالا', 'Back to the top') }), {
  parameters: { layout: 'fullscreen', sheet: { width: 360, screen: 120 } },
})
