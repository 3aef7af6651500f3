import type { Language } from '@islamic-centre/i18n/locales'
import { pictureFields } from '@islamic-centre/site-contract/picture-fields'
import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { mergedList } from '../read.server.ts'
import { byDate, gallery } from './gallery-fields.server.ts'
import { captionedImage, listOf, shownPicture } from './media.server.ts'
import { captionIn, captionsOf } from './picture-texts.server.ts'

export const schema = gallery.extend({
  images: listOf('album-image', captionedImage).refine((it) => it.length > 0, 'has no picture'),
  // Albums from before the field have no value.
  allowDownload: z.boolean().nullish().transform(Boolean),
})

export const query = listQuery({
  name: 'imageGalleries',
  type: 'image-gallery',
  schema,
  entries: ({ rest }, query) =>
    rest.imageGalleries.list({ ...query, populate: { images: { fields: pictureFields } } }),
  rows: ({ rest }, query) => rest.imageGalleries.list(query),
})

/** Every album with its pictures, the newest first. */
export const read = mergedList(query, byDate)

const searchFields = async ({ description, images, date }: Album) => ({
  texts: [description, ...images.flatMap(captionsOf)],
  date: date ?? undefined,
})

export const albumRecords = { query, read, searchFields }

export type Album = Awaited<ReturnType<typeof read>>[number]

/** A picture of an album as a page in this language shows it: with its whole file, which the lightbox opens. */
export function albumPicture(picture: Album['images'][number], language: Language) {
  const caption = captionIn(picture, language)
  return {
    ...shownPicture(picture, language),
    src: picture.src,
    caption: caption?.text,
    ...(caption && caption.language !== language && { captionLanguage: caption.language }),
  }
}

export type AlbumPicture = ReturnType<typeof albumPicture>
