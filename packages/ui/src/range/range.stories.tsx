import { nothing } from '../catalogue/samples.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Range, type RangeProps } from './index.ts'

const keyboard: Keyboard = [
  ['← →', 'one step back and on'],
  ['Page Up, Page Down', 'a larger step'],
  ['Home, End', 'to the least and the largest value'],
]

export default { component: Range, parameters: { keyboard } }

const story = statesOf(Range)

const narrow = { parameters: { sheet: { width: 360 } } }

const partly = (text: StoryText): RangeProps => ({
  'aria-label': text('بلندی صدا', 'Volume'),
  value: 30,
  max: 100,
  onChange: nothing,
})

export const Partly = story(partly, narrow)

export const Full = story((text) => ({ ...partly(text), value: 100 }), narrow)

export const Focused = story(partly, { play: focusOn('input'), ...narrow })

export const OnTeal = story(partly, { around: onTeal, ...narrow })

export const Disabled = story((text) => ({ ...partly(text), disabled: true }), narrow)
