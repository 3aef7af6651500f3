import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Checkbox, RadioGroup, type RadioGroupProps } from './index.ts'

const keyboard: Keyboard = [
  ['Space', 'checks and clears a box'],
  ['↑ ↓', 'chooses another radio button of the group'],
]

export default {
  component: Checkbox,
  subcomponents: { RadioGroup },
  parameters: { keyboard, sheet: { width: 360 } },
}

const story = statesOf(Checkbox)
const groupStory = statesOf(RadioGroup)

const news = (text: StoryText) => ({
  label: text('خبرهای کانون را برایم بفرستید', 'Send me the news of the centre'),
})

export const Unchecked = story(news)

export const Checked = story((text) => ({
  ...news(text),
  defaultChecked: true,
  hint: text('ماهی یک بار.', 'Once a month.'),
}))

export const Wrong = story((text) => ({
  label: text('با ثبت نامم موافقم', 'I agree that my name is kept'),
  error: text('برای ثبت‌نام لازم است.', 'Registering needs it.'),
}))

export const Focused = story(news, { play: focusOn('input') })

export const Disabled = story((text) => ({ ...news(text), disabled: true }))

function to(text: StoryText): RadioGroupProps {
  return {
    label: text('گیرنده', 'To'),
    name: 'to',
    choices: [
      { value: 'manager', label: text('مدیر', 'Manager') },
      {
        value: 'funeral',
        label: text('امور درگذشتگان', 'Funeral'),
        hint: text('شبانه‌روزی', 'Day and night'),
      },
      { value: 'other', label: text('سایر', 'Other') },
    ],
  }
}

export const Radios = groupStory((text) => ({ ...to(text), defaultValue: 'funeral' }))

export const RadiosWrong = groupStory((text) => ({
  ...to(text),
  hint: text('پیام به دست او می‌رسد.', 'The message reaches them.'),
  error: text('یکی را برگزینید.', 'Choose one.'),
}))

export const RadiosOnTeal = groupStory((text) => ({ ...to(text), defaultValue: 'manager' }), {
  around: onTeal,
})

export const CheckedDisabled = story((text) => ({ ...news(text), defaultChecked: true, disabled: true }))

export const LongLabel = story((text) => ({
  label: text(
    'می‌پذیرم که نام و شماره تلفنم برای هماهنگی برنامه‌ها تا پایان سال نزد دفتر کانون بماند',
    'I agree that the office keeps my name and telephone number until the end of the year, to arrange the events',
  ),
}))
