import { Button } from '../button/index.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { press } from '../catalogue/surroundings.tsx'
import { type ToastMessage, ToastProvider, type ToastProviderProps, useToast } from './index.ts'

const keyboard: Keyboard = [
  ['F6', 'to the messages; their time stops'],
  ['Tab', 'to a message, then to its buttons'],
  ['Escape', 'closes the message that has the focus'],
]

export default {
  component: ToastProvider,
  parameters: { keyboard, sheet: { width: 360, screen: 260 } },
}

const story = statesOf(ToastProvider)

/** A button that shows messages. */
function Opener({ label, messages }: { label: string; messages: ToastMessage[] }) {
  const { show } = useToast()
  return (
    <Button
      variant="secondary"
      onClick={() => {
        for (const message of messages) show(message)
      }}
    >
      {label}
    </Button>
  )
}

function withMessages(text: StoryText, ...messages: ToastMessage[]): ToastProviderProps {
  return {
    labels: { messages: text('پیام‌ها', 'Messages'), close: text('بستن پیام', 'Close the message') },
    children: <Opener label={text('ذخیره', 'Save')} messages={messages} />,
  }
}

const saved = (text: StoryText): ToastMessage => ({
  id: 'saved',
  message: text('تنظیمات ذخیره شد.', 'The settings are saved.'),
})

export const None = story((text) => withMessages(text, saved(text)))

export const One = story((text) => withMessages(text, saved(text)), { play: press('button') })

export const WithAction = story(
  (text) =>
    withMessages(text, {
      message: text('یادآوری پاک شد.', 'The reminder is deleted.'),
      action: { label: text('برگرداندن', 'Undo'), onPress: () => {} },
    }),
  { play: press('button') },
)

export const Several = story(
  (text) =>
    withMessages(
      text,
      { message: text('یک', 'One') },
      { message: text('پیام فرستاده شد.', 'The message is sent.') },
      saved(text),
      {
        message: text(
          'اتصال اینترنت قطع شد؛ وقت‌های نماز از آخرین باری است که این صفحه را باز کردید.',
          'There is no connection to the internet; the prayer times are those of your last visit to this page.',
        ),
      },
    ),
  { play: press('button'), parameters: { sheet: { width: 320, screen: 420 } } },
)
