import { picture } from '../catalogue/samples.ts'
import { statesOf } from '../catalogue/story.ts'
import { Picture } from './index.ts'

export default { component: Picture }

const story = statesOf(Picture)

const widths = [160, 320, 640]
/** Sources as a server would offer them: one format in several widths. */
const sources = [
  {
    type: 'image/svg+xml',
    srcSet: widths.map((it) => `${picture(180, it, (it * 9) / 16)} ${it}w`).join(', '),
  },
]
const size = { width: 640, height: 360 }

export const OneAddress = story((text) => ({
  src: picture(40, size.width, size.height),
  ...size,
  alt: text('تپه‌ها در بامداد', 'Hills at dawn'),
}))

export const InFormatsAndWidths = story((text) => ({
  src: picture(40, size.width, size.height),
  sources,
  sizes: '20rem',
  ...size,
  alt: text('تپه‌ها در سپیده‌دم', 'Hills at first light'),
}))

export const First = story((text) => ({
  src: picture(40, size.width, size.height),
  sources,
  sizes: '100vw',
  fetchPriority: 'high',
  ...size,
  alt: text('تپه‌ها در غروب', 'Hills at sunset'),
}))
