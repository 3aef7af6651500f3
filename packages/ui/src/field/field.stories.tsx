import { type Say, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { SelectField, TextArea, type TextAreaProps, TextField, type TextFieldProps } from './index.ts'

export default { component: TextField, parameters: { sheet: { width: 360 } } }

const story = statesOf(TextField)
const areaStory = statesOf(TextArea)
const selectStory = statesOf(SelectField)

function name(say: Say): TextFieldProps {
  return { label: say('نام', 'Name'), name: 'name', autoComplete: 'name' }
}

export const Empty = story(name)

export const Filled = story((say) => ({ ...name(say), defaultValue: say('مریم', 'Maryam') }))

export const Focused = story(name, { play: focusOn('input') })

/** Runs from the left, and begins where the page's own text begins. */
export const Email = story((say) => ({
  label: say('رایانامه', 'Email'),
  type: 'email',
  hint: say('برای پاسخ به شما.', 'So that we can answer you.'),
  defaultValue: 'maryam@example.org',
}))

export const Phone = story((say) => ({
  label: say('تلفن', 'Phone'),
  type: 'tel',
  optional: say('(اختیاری)', '(optional)'),
  defaultValue: '+1 416 555 0134',
}))

export const Wrong = story((say) => ({
  label: say('رایانامه', 'Email'),
  type: 'email',
  defaultValue: 'maryam@example',
  error: say(
    'نشانی کامل نیست؛ مانند نام، سپس @ و نام سرویس.',
    'The address is not complete: a name, then @ and the service.',
  ),
}))

export const Disabled = story((say) => ({ ...name(say), disabled: true }))

export const OnTeal = story((say) => ({ ...name(say), error: say('نام را بنویسید.', 'Write your name.') }), {
  around: onTeal,
})

function message(say: Say): TextAreaProps {
  const number = (value: number) => value.toLocaleString(say('fa-IR', 'en-CA'))
  return {
    label: say('پیام', 'Message'),
    name: 'message',
    maxLength: 2000,
    counter: (used, most) =>
      say(`${number(used)} از ${number(most)} نویسه`, `${number(used)} of ${number(most)} characters`),
  }
}

export const Area = areaStory(message)

export const AreaFilled = areaStory((say) => ({
  ...message(say),
  defaultValue: say(
    'سلام. ساعت کلاس‌های آخر هفته را می‌خواستم بدانم.',
    'Salaam. I would like to know the hours of the weekend classes.',
  ),
}))

export const AreaWrong = areaStory((say) => ({
  ...message(say),
  error: say('پیام را بنویسید.', 'Write your message.'),
}))

export const Select = selectStory((say) => ({
  label: say('گیرنده', 'To'),
  children: (
    <>
      <option value="manager">{say('مدیر', 'Manager')}</option>
      <option value="funeral">{say('امور درگذشتگان', 'Funeral')}</option>
      <option value="other">{say('سایر', 'Other')}</option>
    </>
  ),
}))

export const LongWords = story((say) => ({
  label: say(
    'نام و نام خانوادگی سرپرست کودک، همان‌گونه که در گذرنامه آمده است',
    'Full name of the child’s guardian, as it is written in the passport',
  ),
  optional: say('(اگر کودک زیر هجده سال است)', '(if the child is under eighteen)'),
  defaultValue: say(
    'سید محمدابراهیم حسینی‌زاده اصفهانی مشهور به دانش‌آموخته',
    'Alexandria Featherstonehaugh-Wolfeschlegelstein of Newfoundland',
  ),
}))

export const AreaFull = areaStory((say) => ({
  ...message(say),
  maxLength: 40,
  defaultValue: say('سلام. ساعت کلاس‌ها را می‌خواستم بدانم، ل', 'Salaam. I would like to know the hours o'),
}))

export const AreaDisabled = areaStory((say) => ({ ...message(say), disabled: true }))

const receivers = (say: Say) => <option value="manager">{say('مدیر', 'Manager')}</option>

export const SelectWrong = selectStory((say) => ({
  label: say('گیرنده', 'To'),
  error: say('یکی را برگزینید.', 'Choose one.'),
  children: receivers(say),
}))

export const SelectDisabled = selectStory((say) => ({
  label: say('گیرنده', 'To'),
  disabled: true,
  children: receivers(say),
}))
