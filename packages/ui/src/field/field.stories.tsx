import { type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { SelectField, TextArea, type TextAreaProps, TextField, type TextFieldProps } from './index.ts'

export default {
  component: TextField,
  subcomponents: { TextArea, SelectField },
  parameters: { sheet: { width: 360 } },
}

const story = statesOf(TextField)
const areaStory = statesOf(TextArea)
const selectStory = statesOf(SelectField)

function name(text: StoryText): TextFieldProps {
  return { label: text('نام', 'Name'), name: 'name', autoComplete: 'name' }
}

export const Empty = story(name)

export const Filled = story((text) => ({ ...name(text), defaultValue: text('مریم', 'Maryam') }))

export const Focused = story(name, { play: focusOn('input') })

/** Left-to-right text, aligned with the start of the page's direction. */
export const Email = story((text) => ({
  label: text('رایانامه', 'Email'),
  type: 'email',
  hint: text('برای پاسخ به شما.', 'So that we can answer you.'),
  defaultValue: 'maryam@example.org',
}))

export const Phone = story((text) => ({
  label: text('تلفن', 'Phone'),
  type: 'tel',
  optional: text('(اختیاری)', '(optional)'),
  defaultValue: '+1 416 555 0134',
}))

export const Wrong = story((text) => ({
  label: text('رایانامه', 'Email'),
  type: 'email',
  defaultValue: 'maryam@example',
  error: text(
    'نشانی کامل نیست؛ مانند نام، سپس @ و نام سرویس.',
    'The address is not complete: a name, then @ and the service.',
  ),
}))

export const Disabled = story((text) => ({ ...name(text), disabled: true }))

export const OnTeal = story(
  (text) => ({ ...name(text), error: text('نام را بنویسید.', 'Write your name.') }),
  {
    around: onTeal,
  },
)

function message(text: StoryText): TextAreaProps {
  const number = (value: number) => value.toLocaleString(text('fa-IR', 'en-CA'))
  return {
    label: text('پیام', 'Message'),
    name: 'message',
    maxLength: 2000,
    counter: (used, max) =>
      text(`${number(used)} از ${number(max)} نویسه`, `${number(used)} of ${number(max)} characters`),
  }
}

export const Area = areaStory(message)

export const AreaFilled = areaStory((text) => ({
  ...message(text),
  defaultValue: text(
    'سلام. ساعت کلاس‌های آخر هفته را می‌خواستم بدانم.',
    'Salaam. I would like to know the hours of the weekend classes.',
  ),
}))

export const AreaWrong = areaStory((text) => ({
  ...message(text),
  error: text('پیام را بنویسید.', 'Write your message.'),
}))

export const Select = selectStory((text) => ({
  label: text('گیرنده', 'To'),
  children: (
    <>
      <option value="manager">{text('مدیر', 'Manager')}</option>
      <option value="funeral">{text('امور درگذشتگان', 'Funeral')}</option>
      <option value="other">{text('سایر', 'Other')}</option>
    </>
  ),
}))

export const LongWords = story((text) => ({
  label: text(
    'نام و نام خانوادگی سرپرست کودک، همان‌گونه که در گذرنامه آمده است',
    'Full name of the child’s guardian, as it is written in the passport',
  ),
  optional: text('(اگر کودک زیر هجده سال است)', '(if the child is under eighteen)'),
  defaultValue: text(
    'سید محمدابراهیم حسینی‌زاده اصفهانی مشهور به دانش‌آموخته',
    'Alexandria Featherstonehaugh-Wolfeschlegelstein of Newfoundland',
  ),
}))

export const AreaFull = areaStory((text) => ({
  ...message(text),
  maxLength: 40,
  defaultValue: text('سلام. ساعت کلاس‌ها را می‌خواستم بدانم، ل', 'Salaam. I would like to know the hours o'),
}))

export const AreaDisabled = areaStory((text) => ({ ...message(text), disabled: true }))

const receivers = (text: StoryText) => <option value="manager">{text('مدیر', 'Manager')}</option>

export const SelectWrong = selectStory((text) => ({
  label: text('گیرنده', 'To'),
  error: text('یکی را برگزینید.', 'Choose one.'),
  children: receivers(text),
}))

export const SelectDisabled = selectStory((text) => ({
  label: text('گیرنده', 'To'),
  disabled: true,
  children: receivers(text),
}))
