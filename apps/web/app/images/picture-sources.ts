import type { PictureSource } from '@islamic-centre/ui/picture'
import { type PictureFormat, type PictureWidth, pictureTypes, pictureWidths } from './picture-url.ts'

/** A picture without a stem is served from `src` only. */
type Served = { src?: string; width: number; height: number; stem: string | undefined }

/** The widths below the picture's own, and the first that holds all of it. */
const widthsFor = (width: number): readonly PictureWidth[] => {
  const whole = pictureWidths.findIndex((it) => it >= width)
  return whole < 0 ? pictureWidths : pictureWidths.slice(0, whole + 1)
}

/** The widths that pages offer of a picture: no layout is as narrow as the smallest, except the thumbnails of a banner. */
export const layoutWidths = (width: number): readonly PictureWidth[] => {
  const [smallest, ...larger] = widthsFor(width)
  return larger.length > 0 ? larger : [smallest ?? pictureWidths[0]]
}

/** Only browsers from before 2023 need WebP: every other width is enough, from the largest down. */
const webpWidths = (widths: readonly PictureWidth[]) =>
  widths.filter((_, at) => (widths.length - at) % 2 === 1)

const addressOf = (stem: string, width: PictureWidth, format: PictureFormat) => `${stem}/${width}.${format}`

/** The sources for current browsers: AVIF or WebP, in several widths. */
export function sourcesOf(picture: Served, widths = layoutWidths(picture.width)): PictureSource[] {
  const { stem, width } = picture
  if (!stem) return []
  const sourceOf = (format: 'avif' | 'webp', offered: readonly PictureWidth[]) => ({
    type: pictureTypes[format],
    srcSet: offered.map((it) => `${addressOf(stem, it, format)} ${Math.min(it, width)}w`).join(', '),
  })
  return [sourceOf('avif', widths), sourceOf('webp', webpWidths(widths))]
}

/** The props of the kit's picture, in widths up to the largest that its layout needs. */
export const shown = (picture: Served, largest: PictureWidth = 2560) => ({
  src: fallbackOf(picture, Math.min(largest, enoughForAnyPage)),
  sources: sourcesOf(
    picture,
    layoutWidths(picture.width).filter((it) => it <= largest),
  ),
})

/** The same in widths that include those of thumbnails. */
export const shownWithThumbnail = (picture: Served) => ({
  src: fallbackOf(picture),
  sources: sourcesOf(picture, widthsFor(picture.width)),
})

const enoughForAnyPage = 1000

/** The fallback for browsers that support neither: JPEG, and PNG for pictures that may be transparent. */
function fallbackOf(picture: Served, largest: number = enoughForAnyPage): string {
  const { stem, src = '' } = picture
  if (!stem) return src
  return addressOf(stem, widthUpTo(picture, largest), src.endsWith('.png') ? 'png' : 'jpg')
}

const widthUpTo = (picture: Served, max: number) =>
  widthsFor(picture.width).findLast((it) => it <= max) ?? pictureWidths[0]

const enoughToShare = 1200

/** The picture for other sites and programs: an absolute URL of a JPEG, and its size. */
export function pictureToShare(picture: Served, origin: string) {
  const { stem, src = '', width, height } = picture
  if (!stem) return { src: src.startsWith('/') ? origin + src : src, width, height }
  const shared = Math.min(width, enoughToShare)
  return {
    src: origin + addressOf(stem, widthUpTo(picture, enoughToShare), 'jpg'),
    width: shared,
    height: Math.round((height * shared) / width),
  }
}
