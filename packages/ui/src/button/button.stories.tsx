import { statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { PlayIcon } from '../icon/media.tsx'
import { CloseIcon } from '../icon/navigation.tsx'
import { CalendarIcon } from '../icon/signs.tsx'
import { Button, IconButton, LinkButton } from './index.ts'

export default { component: Button }

const story = statesOf(Button)
const iconStory = statesOf(IconButton)
const linkStory = statesOf(LinkButton)

export const Primary = story((say) => ({ children: say('ثبت‌نام', 'Register') }))

export const Secondary = story((say) => ({
  variant: 'secondary',
  children: say('نشان دادن نقشه', 'Show the map'),
}))

export const Quiet = story((say) => ({ variant: 'quiet', children: say('بعداً', 'Later') }))

export const Gold = story((say) => ({ variant: 'gold', children: say('کمک مالی', 'Donate') }), {
  around: onTeal,
})

export const WithIcon = story((say) => ({
  icon: <CalendarIcon />,
  children: say('افزودن به تقویم', 'Add to calendar'),
}))

export const Disabled = story((say) => ({ disabled: true, children: say('ارسال', 'Send') }))

export const Focused = story((say) => ({ variant: 'secondary', children: say('ارسال', 'Send') }), {
  play: focusOn('button'),
})

export const LongWords = story(
  (say) => ({
    children: say(
      'ثبت‌نام در کلاس‌های آخر هفته زبان فارسی برای کودکان و نوجوانان',
      'Register for the weekend Persian classes for children and teenagers',
    ),
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const Icon = iconStory((say) => ({ label: say('پخش', 'Play'), children: <PlayIcon /> }))

export const IconBare = iconStory((say) => ({
  variant: 'bare',
  label: say('بستن', 'Close'),
  children: <CloseIcon />,
}))

export const IconGold = iconStory(
  (say) => ({ variant: 'gold', label: say('پخش', 'Play'), children: <PlayIcon /> }),
  { around: onTeal },
)

export const IconDisabled = iconStory((say) => ({
  disabled: true,
  label: say('پخش', 'Play'),
  children: <PlayIcon />,
}))

export const AsLink = linkStory((say) => ({
  href: say('/fa/donate', '/ca/donate'),
  children: say('کمک مالی', 'Donate'),
}))

export const SecondaryDisabled = story((say) => ({
  variant: 'secondary',
  disabled: true,
  children: say('ارسال', 'Send'),
}))

export const GoldDisabled = story(
  (say) => ({ variant: 'gold', disabled: true, children: say('کمک مالی', 'Donate') }),
  { around: onTeal },
)
