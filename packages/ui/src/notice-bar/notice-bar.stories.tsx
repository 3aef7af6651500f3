import { nothing } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { NoticeBar, type NoticeBarProps } from './index.ts'

export default { component: NoticeBar, parameters: { layout: 'fullscreen' } }

const story = statesOf(NoticeBar)

function calm(say: Say): NoticeBarProps {
  return {
    labels: { region: say('اعلان', 'Notice'), close: say('بستن', 'Close') },
    children: say('نماز جمعه این هفته ساعت ۱۳ است.', 'This week’s Friday prayer is at 1 p.m.'),
  }
}

export const Calm = story(calm)

export const Closable = story((say) => ({ ...calm(say), onClose: nothing }))

export const Urgent = story((say) => ({
  ...calm(say),
  tone: 'urgent',
  children: say('کانون فردا به سبب برف بسته است.', 'The centre is closed tomorrow because of snow.'),
  action: { label: say('بیشتر بخوانید', 'Read more'), href: say('/fa/events', '/ca/events') },
  onClose: nothing,
}))

export const LongOnAPhone = story(
  (say) => ({
    ...calm(say),
    children: say(
      'به سبب بازسازی تالار اصلی، همه برنامه‌های این ماه در ساختمان شماره دو برگزار می‌شود.',
      'While the main hall is being renovated, all events of this month take place in building two.',
    ),
    action: { label: say('نشانی', 'Address'), href: say('/fa/contact-us', '/ca/contact-us') },
    onClose: nothing,
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const UrgentOnAPhone = story(
  (say) => ({
    ...calm(say),
    tone: 'urgent',
    children: say('کانون فردا به سبب برف بسته است.', 'The centre is closed tomorrow because of snow.'),
    action: { label: say('بیشتر بخوانید', 'Read more'), href: say('/fa/events', '/ca/events') },
    onClose: nothing,
  }),
  { parameters: { sheet: { width: 360 } } },
)
