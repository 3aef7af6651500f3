import { nothing } from '../catalogue/samples.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Segmented, type SegmentedProps } from './index.ts'

const keyboard: Keyboard = [
  ['Tab', 'to the chosen option'],
  ['← →', 'chooses the neighbouring option'],
]

export default { component: Segmented, parameters: { keyboard } }

const story = statesOf(Segmented<string>)

function two(text: StoryText): SegmentedProps {
  return {
    label: text('زبان فهرست', 'Language of the list'),
    options: [
      { value: 'fa', label: text('فارسی', 'Persian') },
      { value: 'en', label: text('انگلیسی', 'English') },
    ],
    value: 'fa',
    onChange: nothing,
  }
}

export const Two = story(two)

export const Second = story((text) => ({ ...two(text), value: 'en' }))

export const Focused = story(two, { play: focusOn('input:checked') })

export const OnTeal = story(two, { around: onTeal })

export const Disabled = story((text) => ({ ...two(text), disabled: true }))

export const LongOnAPhone = story(
  (text) => ({
    ...two(text),
    options: [
      { value: 'fa', label: text('همه برنامه‌ها', 'All events') },
      { value: 'en', label: text('کلاس‌های کودکان', 'Children’s classes') },
      { value: 'past', label: text('گذشته', 'Past') },
    ],
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const Many = story(
  (text) => ({
    ...two(text),
    options: ['1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: text('برنامه‌ها', 'Events') })),
    value: '2',
  }),
  { parameters: { sheet: { width: 360 } } },
)
