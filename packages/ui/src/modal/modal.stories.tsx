import { Button } from '../button/index.ts'
import { nothing } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { Modal, type ModalProps } from './index.ts'

export default {
  component: Modal,
  parameters: { layout: 'fullscreen', sheet: { width: 1024, screen: 560 } },
}

const story = statesOf(Modal)

function standard(say: Say): ModalProps {
  return {
    open: true,
    onClose: nothing,
    heading: say('ثبت‌نام در کلاس قرآن', 'Registration for the Quran class'),
    description: say(
      'کلاس شنبه‌ها ساعت ۱۰ در تالار کوچک برگزار می‌شود.',
      'The class meets on Saturdays at 10 in the small hall.',
    ),
    children: (
      <p>
        {say(
          'برای کودکان هفت تا دوازده ساله؛ کتاب را کانون می‌دهد.',
          'For children from seven to twelve; the centre provides the book.',
        )}
      </p>
    ),
    actions: (
      <>
        <Button>{say('ثبت‌نام', 'Register')}</Button>
        <Button variant="secondary">{say('بعداً', 'Later')}</Button>
      </>
    ),
    labels: { close: say('بستن', 'Close') },
  }
}

export const Standard = story(standard)

export const Small = story((say) => ({
  ...standard(say),
  size: 'small',
  heading: say('پیام پاک شود؟', 'Delete the message?'),
  description: say('بازگرداندن آن ممکن نیست.', 'It cannot be brought back.'),
  children: null,
  actions: (
    <>
      <Button>{say('پاک شود', 'Delete')}</Button>
      <Button variant="secondary">{say('نه', 'Keep it')}</Button>
    </>
  ),
  static: true,
}))

/** Long words scroll inside it; heading and buttons stay in sight. */
export const Long = story(
  (say) => ({
    ...standard(say),
    size: 'large',
    children: Array.from({ length: 14 }, (_, at) => (
      <p key={at.toString()}>
        {say(
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

export const Closed = story((say) => ({ ...standard(say), open: false }), {
  parameters: { sheet: { width: 360, screen: 120 } },
})

export const LongHeadingOnAPhone = story(
  (say) => ({
    ...standard(say),
    heading: say(
      'ثبت‌نام در کلاس‌های آخر هفته قرآن برای کودکان، نوجوانان و دانش‌آموختگانشان',
      'Registration for the weekend Quran classes: Institutionalisation',
    ),
  }),
  { parameters: { sheet: { width: 360, screen: 640 } } },
)
