import { nothing } from '../catalogue/samples.ts'
import { type StoryText, statesOf } from '../catalogue/story.ts'
import { NoticeBar, type NoticeBarProps } from './index.ts'

export default { component: NoticeBar, parameters: { layout: 'fullscreen' } }

const story = statesOf(NoticeBar)

function calm(text: StoryText): NoticeBarProps {
  return {
    labels: { region: text('اعلان', 'Notice'), close: text('بستن', 'Close') },
    children: text('نماز جمعه این هفته ساعت ۱۳ است.', 'This week’s Friday prayer is at 1 p.m.'),
  }
}

export const Calm = story(calm)

export const Closable = story((text) => ({ ...calm(text), onClose: nothing }))

export const Urgent = story((text) => ({
  ...calm(text),
  tone: 'urgent',
  children: text('کانون فردا به سبب برف بسته است.', 'The centre is closed tomorrow because of snow.'),
  action: { label: text('بیشتر بخوانید', 'Read more'), href: text('/fa/events', '/ca/events') },
  onClose: nothing,
}))

export const LongOnAPhone = story(
  (text) => ({
    ...calm(text),
    children: text(
      'به سبب بازسازی تالار اصلی، همه برنامه‌های این ماه در ساختمان شماره دو برگزار می‌شود.',
      'While the main hall is being renovated, all events of this month take place in building two.',
    ),
    action: { label: text('نشانی', 'Address'), href: text('/fa/contact-us', '/ca/contact-us') },
    onClose: nothing,
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const UrgentOnAPhone = story(
  (text) => ({
    ...calm(text),
    tone: 'urgent',
    children: text('کانون فردا به سبب برف بسته است.', 'The centre is closed tomorrow because of snow.'),
    action: { label: text('بیشتر بخوانید', 'Read more'), href: text('/fa/events', '/ca/events') },
    onClose: nothing,
  }),
  { parameters: { sheet: { width: 360 } } },
)
