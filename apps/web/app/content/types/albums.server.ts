import { listQuery } from '../content-query.server.ts'
import { mergedList } from '../read.server.ts'
import { byDate, gallery } from './gallery-fields.server.ts'
import { captionedImage, imageFields, listOf } from './media.server.ts'

export const schema = gallery.extend({
  images: listOf('album-image', captionedImage).refine((it) => it.length > 0, 'has no picture'),
})

export const query = listQuery({
  name: 'imageGalleries',
  type: 'image-gallery',
  schema,
  entries: ({ rest }, query) =>
    rest.imageGalleries.list({ ...query, populate: { images: { fields: imageFields } } }),
  rows: ({ rest }, query) => rest.imageGalleries.list(query),
})

/** Every album with its pictures, the newest first. */
export const read = mergedList(query, byDate)

const searchFields = async ({ description, images, date }: Album) => ({
  texts: [description, ...images.map(({ caption }) => caption)],
  date: date ?? undefined,
})

export const albumRecords = { query, read, searchFields }

export type Album = Awaited<ReturnType<typeof read>>[number]
