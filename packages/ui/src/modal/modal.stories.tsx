import { Button } from '../button/index.ts'
import { nothing } from '../catalogue/samples.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { Modal, type ModalProps } from './index.ts'

const keyboard: Keyboard = [
  ['Tab', 'stays inside while it is open'],
  ['Escape', 'asks to close it, unless it is static'],
]

export default {
  component: Modal,
  parameters: { keyboard, layout: 'fullscreen', sheet: { width: 1024, screen: 560 } },
}

const story = statesOf(Modal)

function standard(text: StoryText): ModalProps {
  return {
    open: true,
    onClose: nothing,
    heading: text('ثبت‌نام در کلاس قرآن', 'Registration for the Quran class'),
    description: text(
      'کلاس شنبه‌ها ساعت ۱۰ در تالار کوچک برگزار می‌شود.',
      'The class meets on Saturdays at 10 in the small hall.',
    ),
    children: (
      <p>
        {text(
          'برای کودکان هفت تا دوازده ساله؛ کتاب را کانون می‌دهد.',
          'For children from seven to twelve; the centre provides the book.',
        )}
      </p>
    ),
    actions: (
      <>
        <Button>{text('ثبت‌نام', 'Register')}</Button>
        <Button variant="secondary">{text('بعداً', 'Later')}</Button>
      </>
    ),
    labels: { close: text('بستن', 'Close') },
  }
}

export const Standard = story(standard)

export const Small = story((text) => ({
  ...standard(text),
  size: 'small',
  heading: text('پیام پاک شود؟', 'Delete the message?'),
  description: text('بازگرداندن آن ممکن نیست.', 'It cannot be brought back.'),
  children: null,
  actions: (
    <>
      <Button>{text('پاک شود', 'Delete')}</Button>
      <Button variant="secondary">{text('نه', 'Keep it')}</Button>
    </>
  ),
  static: true,
}))

/** Long text scrolls inside; heading and buttons stay visible. */
export const Long = story(
  (text) => ({
    ...standard(text),
    size: 'large',
    children: Array.from({ length: 14 }, (_, at) => (
      <p key={at.toString()}>
        {text(
          'شرکت در کلاس‌ها برای همه آزاد است و هزینه‌ای ندارد. خواهشمندیم ده دقیقه پیش از آغاز کلاس در تالار باشید و کفش‌ها را در جاکفشی بگذارید.',
          'The classes are open to everyone and free of charge. Please be in the hall ten minutes before they begin, and leave your shoes on the shelves.',
        )}
      </p>
    )),
  }),
  {
    play: async ({ canvasElement }) => {
      while (!canvasElement.querySelector('.ui-modal__body[tabindex]'))
        await new Promise(requestAnimationFrame)
    },
  },
)

export const Phone = story(standard, { parameters: { sheet: { width: 360, screen: 640 } } })

export const Closed = story((text) => ({ ...standard(text), open: false }), {
  parameters: { sheet: { width: 360, screen: 120 } },
})

export const LongHeadingOnAPhone = story(
  (text) => ({
    ...standard(text),
    heading: text(
      'ثبت‌نام در کلاس‌های آخر هفته قرآن برای کودکان، نوجوانان و دانش‌آموختگانشان',
      'Registration for the weekend Quran classes: Institutionalisation',
    ),
  }),
  { parameters: { sheet: { width: 360, screen: 640 } } },
)
