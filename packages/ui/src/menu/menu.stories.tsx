import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal, press } from '../catalogue/surroundings.tsx'
import { DownloadIcon } from '../icon/navigation.tsx'
import { CalendarIcon, PrinterIcon } from '../icon/signs.tsx'
import { Menu, type MenuProps } from './index.ts'

const keyboard: Keyboard = [
  ['Enter, Space, ↓', 'opens the list at its first item; ↑ at its last one'],
  ['↑ ↓', 'to the previous and the next item, around the ends'],
  ['Home, End', 'to the first and the last item'],
  ['letters', 'to the next item that begins with them'],
  ['Enter, Space', 'runs the action or follows the link, and closes the list'],
  ['Escape, Tab', 'closes the list; Escape returns the focus to the button'],
]

export default { component: Menu, parameters: { keyboard } }

const story = statesOf(Menu)

function timetable(text: StoryText): MenuProps {
  return {
    label: text('جدول این ماه', 'This month’s timetable'),
    items: [
      { id: 'print', label: text('چاپ', 'Print'), icon: <PrinterIcon />, onSelect: () => {} },
      {
        id: 'calendar',
        label: text('افزودن به تقویم', 'Add to calendar'),
        icon: <CalendarIcon />,
        href: '/prayer-times.ics',
        native: true,
      },
      {
        id: 'archive',
        label: text('ماه‌های دیگر', 'Other months'),
        href: text('/fa/prayer-times', '/ca/prayer-times'),
      },
      {
        id: 'download',
        label: text('دریافت پرونده', 'Download the file'),
        icon: <DownloadIcon />,
        onSelect: () => {},
        disabled: true,
      },
      {
        id: 'remove',
        label: text('پاک کردن یادآوری‌ها', 'Delete the reminders'),
        onSelect: () => {},
        danger: true,
        separated: true,
      },
    ],
  }
}

const opened = { play: press('.ui-menu__button'), parameters: { sheet: { width: 360, screen: 380 } } }

export const Closed = story(timetable)

export const Open = story(timetable, opened)

export const OpenOnTeal = story((text) => ({ ...timetable(text), variant: 'quiet' }), {
  ...opened,
  around: onTeal,
})

export const Focused = story(timetable, { play: focusOn('button') })

export const Disabled = story((text) => ({ ...timetable(text), disabled: true }))

export const LongItems = story(
  (text) => ({
    label: text('نشانی', 'Address'),
    items: [
      {
        id: 'route',
        label: text(
          'مسیر رسیدن به ساختمان کانون با اتوبوس از ایستگاه مترو',
          'The way to the building of the centre by bus from the station of the underground',
        ),
        href: text('/fa/contact-us', '/ca/contact-us'),
      },
      { id: 'copy', label: text('رونوشت', 'Copy'), onSelect: () => {} },
    ],
  }),
  { play: press('.ui-menu__button'), parameters: { sheet: { width: 320, screen: 240 } } },
)
