import { statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { PlayIcon } from '../icon/media.tsx'
import { CloseIcon } from '../icon/navigation.tsx'
import { CalendarIcon } from '../icon/signs.tsx'
import { Button, IconButton, LinkButton } from './index.ts'

export default { component: Button, subcomponents: { IconButton, LinkButton } }

const story = statesOf(Button)
const iconStory = statesOf(IconButton)
const linkStory = statesOf(LinkButton)

export const Primary = story((text) => ({ children: text('ثبت‌نام', 'Register') }))

export const Secondary = story((text) => ({
  variant: 'secondary',
  children: text('نشان دادن نقشه', 'Show the map'),
}))

export const Quiet = story((text) => ({ variant: 'quiet', children: text('بعداً', 'Later') }))

export const Gold = story((text) => ({ variant: 'gold', children: text('کمک مالی', 'Donate') }), {
  around: onTeal,
})

export const WithIcon = story((text) => ({
  icon: <CalendarIcon />,
  children: text('افزودن به تقویم', 'Add to calendar'),
}))

export const Disabled = story((text) => ({ disabled: true, children: text('ارسال', 'Send') }))

export const Focused = story((text) => ({ variant: 'secondary', children: text('ارسال', 'Send') }), {
  play: focusOn('button'),
})

export const LongWords = story(
  (text) => ({
    children: text(
      'ثبت‌نام در کلاس‌های آخر هفته زبان فارسی برای کودکان و نوجوانان',
      'Register for the weekend Persian classes for children and teenagers',
    ),
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const Icon = iconStory((text) => ({ label: text('پخش', 'Play'), children: <PlayIcon /> }))

export const IconBare = iconStory((text) => ({
  variant: 'bare',
  label: text('بستن', 'Close'),
  children: <CloseIcon />,
}))

export const IconGold = iconStory(
  (text) => ({ variant: 'gold', label: text('پخش', 'Play'), children: <PlayIcon /> }),
  { around: onTeal },
)

export const IconDisabled = iconStory((text) => ({
  disabled: true,
  label: text('پخش', 'Play'),
  children: <PlayIcon />,
}))

export const AsLink = linkStory((text) => ({
  href: text('/fa/donate', '/ca/donate'),
  children: text('کمک مالی', 'Donate'),
}))

export const SecondaryDisabled = story((text) => ({
  variant: 'secondary',
  disabled: true,
  children: text('ارسال', 'Send'),
}))

export const GoldDisabled = story(
  (text) => ({ variant: 'gold', disabled: true, children: text('کمک مالی', 'Donate') }),
  { around: onTeal },
)
