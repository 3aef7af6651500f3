import { Button, IconButton } from '../button/index.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { onTeal } from '../catalogue/surroundings.tsx'
import { QiblaIcon } from '../icon/signs.tsx'
import { Tooltip, type TooltipProps } from './index.ts'

const keyboard: Keyboard = [
  ['Tab', 'to the control, and shows the note'],
  ['Escape', 'hides the note; the focus stays'],
]

export default { component: Tooltip, parameters: { keyboard } }

const story = statesOf(Tooltip)

function jafari(text: StoryText): TooltipProps {
  return {
    text: text(
      'اذان مغرب چهار درجه پس از فرو رفتن خورشید.',
      'Maghrib is when the sun is four degrees below the horizon.',
    ),
    children: <Button variant="secondary">{text('روش جعفری', 'Jafari method')}</Button>,
  }
}

const shownOnSheet = { parameters: { sheet: { width: 360, screen: 200 } } }

export const Hidden = story(jafari)

export const Shown = story((text) => ({ ...jafari(text), defaultOpen: true, side: 'bottom' }), shownOnSheet)

export const OnTeal = story((text) => ({ ...jafari(text), defaultOpen: true, side: 'bottom' }), {
  ...shownOnSheet,
  around: onTeal,
})

export const BesideAnIcon = story(
  (text) => ({
    text: text('۵۶ درجه از شمال', '56 degrees from north'),
    children: (
      <IconButton label={text('قبله', 'Qibla')}>
        <QiblaIcon />
      </IconButton>
    ),
    defaultOpen: true,
    side: 'inline-end',
  }),
  shownOnSheet,
)

export const LongText = story(
  (text) => ({
    ...jafari(text),
    text: text(
      'در تابستان شفق در عرض‌های بالا ناپدید نمی‌شود؛ آن‌گاه وقت عشا از نیمه شب شرعی شمرده می‌شود و با تقویم دیگر مراکز یکی نیست.',
      'In summer the twilight does not disappear at high latitudes; the time of isha is then derived from the middle of the night, and differs from the calendars of other centres.',
    ),
    defaultOpen: true,
    side: 'bottom',
  }),
  { parameters: { sheet: { width: 320, screen: 240 } } },
)
