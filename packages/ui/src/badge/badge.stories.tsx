import type { ReactElement } from 'react'
import { type StoryText, statesOf } from '../catalogue/story.ts'
import { onTeal } from '../catalogue/surroundings.tsx'
import { ClockIcon } from '../icon/signs.tsx'
import { Badge } from './index.ts'

export default { component: Badge }

const story = statesOf(Badge)

const beside = (badge: ReactElement, text: StoryText) => (
  <h3>
    {text('کلاس تفسیر', 'Exegesis class')} {badge}
  </h3>
)

export const Neutral = story((text) => ({ children: text('برخط', 'Online') }), { around: beside })

export const Teal = story((text) => ({ tone: 'teal', children: text('کودکان', 'Children') }), {
  around: beside,
})

export const Gold = story(
  (text) => ({ tone: 'gold', icon: <ClockIcon />, children: text('امروز', 'Today') }),
  {
    around: beside,
  },
)

export const Danger = story((text) => ({ tone: 'danger', children: text('برگزار نمی‌شود', 'Cancelled') }), {
  around: beside,
})

export const OnTeal = story((text) => ({ children: text('برخط', 'Online') }), { around: onTeal })

export const LongWords = story(
  (text) => ({
    tone: 'teal',
    children: text(
      'برای خانواده‌های تازه‌وارد و دانش‌آموختگانشان، با ثبت‌نام',
      'For newly arrived families and their graduates, by registration',
    ),
  }),
  { around: beside, parameters: { sheet: { width: 360 } } },
)
