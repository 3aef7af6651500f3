import { nothing } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Segmented, type SegmentedProps } from './index.ts'

export default { component: Segmented }

const story = statesOf(Segmented<string>)

function two(say: Say): SegmentedProps {
  return {
    label: say('زبان فهرست', 'Language of the list'),
    options: [
      { value: 'fa', label: say('فارسی', 'Persian') },
      { value: 'en', label: say('انگلیسی', 'English') },
    ],
    value: 'fa',
    onChange: nothing,
  }
}

export const Two = story(two)

export const Second = story((say) => ({ ...two(say), value: 'en' }))

export const Focused = story(two, { play: focusOn('input:checked') })

export const OnTeal = story(two, { around: onTeal })

export const Disabled = story((say) => ({ ...two(say), disabled: true }))

export const LongOnAPhone = story(
  (say) => ({
    ...two(say),
    options: [
      { value: 'fa', label: say('همه برنامه‌ها', 'All events') },
      { value: 'en', label: say('کلاس‌های کودکان', 'Children’s classes') },
      { value: 'past', label: say('گذشته', 'Past') },
    ],
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const Many = story(
  (say) => ({
    ...two(say),
    options: ['1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: say('برنامه‌ها', 'Events') })),
    value: '2',
  }),
  { parameters: { sheet: { width: 360 } } },
)
