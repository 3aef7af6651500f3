import type { ReactElement } from 'react'
import { type Say, statesOf } from '../catalogue/story.ts'
import { onTeal } from '../catalogue/surroundings.tsx'
import { ClockIcon } from '../icon/signs.tsx'
import { Badge } from './index.ts'

export default { component: Badge }

const story = statesOf(Badge)

const beside = (badge: ReactElement, say: Say) => (
  <h3>
    {say('کلاس تفسیر', 'Exegesis class')} {badge}
  </h3>
)

export const Neutral = story((say) => ({ children: say('برخط', 'Online') }), { around: beside })

export const Teal = story((say) => ({ tone: 'teal', children: say('کودکان', 'Children') }), {
  around: beside,
})

export const Gold = story((say) => ({ tone: 'gold', icon: <ClockIcon />, children: say('امروز', 'Today') }), {
  around: beside,
})

export const Danger = story((say) => ({ tone: 'danger', children: say('برگزار نمی‌شود', 'Cancelled') }), {
  around: beside,
})

export const OnTeal = story((say) => ({ children: say('برخط', 'Online') }), { around: onTeal })

export const LongWords = story(
  (say) => ({
    tone: 'teal',
    children: say(
      'برای خانواده‌های تازه‌وارد و دانش‌آموختگانشان، با ثبت‌نام',
      'For newly arrived families and their graduates, by registration',
    ),
  }),
  { around: beside, parameters: { sheet: { width: 360 } } },
)
