import type { PictureSource } from '@islamic-centre/ui/picture'
import type { Picture } from '../content/types/media.server.ts'
import { type PictureFormat, type PictureWidth, pictureTypes, pictureWidths } from './picture-url.ts'

type Served = Pick<Picture, 'src' | 'width' | 'height' | 'stem'>

/** The widths below the picture's own, and the first that holds all of it. */
const widthsFor = ({ width }: Served): readonly PictureWidth[] => {
  const whole = pictureWidths.findIndex((it) => it >= width)
  return whole < 0 ? pictureWidths : pictureWidths.slice(0, whole + 1)
}

const addressOf = (stem: string, width: PictureWidth, format: PictureFormat) => `${stem}/${width}.${format}`

/** The sources for current browsers: AVIF or WebP, in several widths. */
export function sourcesOf(picture: Served): PictureSource[] {
  const { stem, width } = picture
  if (!stem) return []
  return (['avif', 'webp'] as const).map((format) => ({
    type: pictureTypes[format],
    srcSet: widthsFor(picture)
      .map((it) => `${addressOf(stem, it, format)} ${Math.min(it, width)}w`)
      .join(', '),
  }))
}

/** The props of the kit's picture. */
export const shown = (picture: Served) => ({ src: fallbackOf(picture), sources: sourcesOf(picture) })

const enoughForAnyPage = 1000

/** The fallback for browsers that support neither: JPEG, and PNG for pictures that may be transparent. */
function fallbackOf(picture: Served): string {
  const { stem, src } = picture
  if (!stem) return src
  return addressOf(stem, widthUpTo(picture, enoughForAnyPage), src.endsWith('.png') ? 'png' : 'jpg')
}

const widthUpTo = (picture: Served, most: PictureWidth) =>
  widthsFor(picture).findLast((it) => it <= most) ?? pictureWidths[0]

const enoughToShare = 1200

/** The picture for other sites and programs: an absolute URL of a JPEG, and its size. */
export function pictureToShare(picture: Served, origin: string) {
  const { stem, src, width, height } = picture
  if (!stem) return { src: src.startsWith('/') ? origin + src : src, width, height }
  const shared = Math.min(width, enoughToShare)
  return {
    src: origin + addressOf(stem, widthUpTo(picture, enoughToShare), 'jpg'),
    width: shared,
    height: Math.round((height * shared) / width),
  }
}
