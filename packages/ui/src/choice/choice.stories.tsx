import { type Say, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Checkbox, RadioGroup, type RadioGroupProps } from './index.ts'

export default { component: Checkbox, parameters: { sheet: { width: 360 } } }

const story = statesOf(Checkbox)
const groupStory = statesOf(RadioGroup)

const news = (say: Say) => ({
  label: say('خبرهای کانون را برایم بفرستید', 'Send me the news of the centre'),
})

export const Unchecked = story(news)

export const Checked = story((say) => ({
  ...news(say),
  defaultChecked: true,
  hint: say('ماهی یک بار.', 'Once a month.'),
}))

export const Wrong = story((say) => ({
  label: say('با ثبت نامم موافقم', 'I agree that my name is kept'),
  error: say('برای ثبت‌نام لازم است.', 'Registering needs it.'),
}))

export const Focused = story(news, { play: focusOn('input') })

export const Disabled = story((say) => ({ ...news(say), disabled: true }))

function to(say: Say): RadioGroupProps {
  return {
    label: say('گیرنده', 'To'),
    name: 'to',
    choices: [
      { value: 'manager', label: say('مدیر', 'Manager') },
      {
        value: 'funeral',
        label: say('امور درگذشتگان', 'Funeral'),
        hint: say('شبانه‌روزی', 'Day and night'),
      },
      { value: 'other', label: say('سایر', 'Other') },
    ],
  }
}

export const Radios = groupStory((say) => ({ ...to(say), defaultValue: 'funeral' }))

export const RadiosWrong = groupStory((say) => ({
  ...to(say),
  hint: say('پیام به دست او می‌رسد.', 'The message reaches them.'),
  error: say('یکی را برگزینید.', 'Choose one.'),
}))

export const RadiosOnTeal = groupStory((say) => ({ ...to(say), defaultValue: 'manager' }), {
  around: onTeal,
})

export const CheckedDisabled = story((say) => ({ ...news(say), defaultChecked: true, disabled: true }))

export const LongLabel = story((say) => ({
  label: say(
    'می‌پذیرم که نام و شماره تلفنم برای هماهنگی برنامه‌ها تا پایان سال نزد دفتر کانون بماند',
    'I agree that the office keeps my name and telephone number until the end of the year, to arrange the events',
  ),
}))
