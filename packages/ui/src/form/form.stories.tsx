import { type Say, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Checkbox } from '../choice/index.ts'
import { TextArea, TextField } from '../field/index.ts'
import { ErrorSummary, Fieldset, type FieldsetProps, FormMessage, SubmitButton } from './index.ts'

export default { component: Fieldset }

const story = statesOf(Fieldset)
const submitStory = statesOf(SubmitButton)
const messageStory = statesOf(FormMessage)
const summaryStory = statesOf(ErrorSummary)

function contact(say: Say): FieldsetProps {
  return {
    legend: say('پیام به ما', 'Write to us'),
    hint: say('دو روز پس از آن پاسخ می‌دهیم.', 'We answer within two days.'),
    children: (
      <>
        <TextField label={say('نام', 'Name')} name="name" />
        <TextField label={say('رایانامه', 'Email')} type="email" name="email" />
        <TextArea label={say('پیام', 'Message')} name="message" />
        <Checkbox label={say('رونوشتی برایم بفرستید', 'Send me a copy')} name="copy" />
      </>
    ),
  }
}

export const Fields = story(contact)

export const FieldsOnAPhone = story(contact, { parameters: { sheet: { width: 360 } } })

const send = (say: Say) => ({
  children: say('ارسال', 'Send'),
  busyLabel: say('در حال ارسال…', 'Sending…'),
})

export const Submit = submitStory(send)

export const SubmitBusy = submitStory((say) => ({ ...send(say), busy: true }))

export const Sent = messageStory((say) => ({
  tone: 'success',
  heading: say('پیام شما رسید', 'We have your message'),
  children: say('تا دو روز دیگر پاسخ می‌دهیم.', 'We answer within two days.'),
}))

export const Info = messageStory((say) => ({
  children: say('ثبت‌نام از شنبه آغاز می‌شود.', 'Registration opens on Saturday.'),
}))

export const Failed = messageStory((say) => ({
  tone: 'error',
  heading: say('پیام فرستاده نشد', 'The message was not sent'),
  children: say(
    'نوشته شما همین‌جا مانده است؛ چند دقیقه دیگر دوباره بفرستید.',
    'What you wrote is still here; send it again in a few minutes.',
  ),
}))

export const FailedOnTeal = messageStory(
  (say) => ({ tone: 'error', children: say('پیام فرستاده نشد.', 'The message was not sent.') }),
  { around: onTeal },
)

const wrong = (say: Say) => ({
  heading: say('دو چیز را درست کنید', 'Two things to put right'),
  errors: [
    { field: 'summary-name', message: say('نام را بنویسید.', 'Write your name.') },
    {
      field: 'summary-email',
      message: say('نشانی رایانامه کامل نیست.', 'The email address is not complete.'),
    },
  ],
})

/** Above its fields: its links lead to them. */
export const Summary = summaryStory(wrong, {
  around: (summary, say) => (
    <div className="ui-stack">
      {summary}
      <TextField id="summary-name" label={say('نام', 'Name')} />
      <TextField id="summary-email" label={say('رایانامه', 'Email')} type="email" />
    </div>
  ),
  play: focusOn('[role=group]'),
  parameters: { sheet: { width: 360 } },
})

export const SubmitOnAPhone = submitStory(
  (say) => ({ ...send(say), children: say('فرستادن پیام به دفتر کانون', 'Send the message to the office') }),
  { parameters: { sheet: { width: 360 } } },
)
