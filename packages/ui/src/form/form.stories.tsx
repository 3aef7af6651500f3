import { type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Checkbox } from '../choice/index.ts'
import { TextArea, TextField } from '../field/index.ts'
import { ErrorSummary, Fieldset, type FieldsetProps, FormMessage, SubmitButton } from './index.ts'

export default { component: Fieldset, subcomponents: { ErrorSummary, FormMessage, SubmitButton } }

const story = statesOf(Fieldset)
const submitStory = statesOf(SubmitButton)
const messageStory = statesOf(FormMessage)
const summaryStory = statesOf(ErrorSummary)

function contact(text: StoryText): FieldsetProps {
  return {
    legend: text('پیام به ما', 'Write to us'),
    hint: text('دو روز پس از آن پاسخ می‌دهیم.', 'We answer within two days.'),
    children: (
      <>
        <TextField label={text('نام', 'Name')} name="name" />
        <TextField label={text('رایانامه', 'Email')} type="email" name="email" />
        <TextArea label={text('پیام', 'Message')} name="message" />
        <Checkbox label={text('رونوشتی برایم بفرستید', 'Send me a copy')} name="copy" />
      </>
    ),
  }
}

export const Fields = story(contact)

export const FieldsOnAPhone = story(contact, { parameters: { sheet: { width: 360 } } })

const send = (text: StoryText) => ({
  children: text('ارسال', 'Send'),
  busyLabel: text('در حال ارسال…', 'Sending…'),
})

export const Submit = submitStory(send)

export const SubmitBusy = submitStory((text) => ({ ...send(text), busy: true }))

export const Sent = messageStory((text) => ({
  tone: 'success',
  heading: text('پیام شما رسید', 'We have your message'),
  children: text('تا دو روز دیگر پاسخ می‌دهیم.', 'We answer within two days.'),
}))

export const Info = messageStory((text) => ({
  children: text('ثبت‌نام از شنبه آغاز می‌شود.', 'Registration opens on Saturday.'),
}))

export const Failed = messageStory((text) => ({
  tone: 'error',
  heading: text('پیام فرستاده نشد', 'The message was not sent'),
  children: text(
    'نوشته شما همین‌جا مانده است؛ چند دقیقه دیگر دوباره بفرستید.',
    'What you wrote is still here; send it again in a few minutes.',
  ),
}))

export const FailedOnTeal = messageStory(
  (text) => ({ tone: 'error', children: text('پیام فرستاده نشد.', 'The message was not sent.') }),
  { around: onTeal },
)

const wrong = (text: StoryText) => ({
  heading: text('دو چیز را درست کنید', 'Two things to put right'),
  errors: [
    { field: 'summary-name', message: text('نام را بنویسید.', 'Write your name.') },
    {
      field: 'summary-email',
      message: text('نشانی رایانامه کامل نیست.', 'The email address is not complete.'),
    },
  ],
})

/** Above the fields that its links lead to. */
export const Summary = summaryStory(wrong, {
  around: (summary, text) => (
    <div className="ui-stack">
      {summary}
      <TextField id="summary-name" label={text('نام', 'Name')} />
      <TextField id="summary-email" label={text('رایانامه', 'Email')} type="email" />
    </div>
  ),
  play: focusOn('[role=group]'),
  parameters: { sheet: { width: 360 } },
})

export const SubmitOnAPhone = submitStory(
  (text) => ({
    ...send(text),
    children: text('فرستادن پیام به دفتر کانون', 'Send the message to the office'),
  }),
  { parameters: { sheet: { width: 360 } } },
)
