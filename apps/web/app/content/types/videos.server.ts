import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { mergedList } from '../read.server.ts'
import { mediaUrl } from '../uploads/upload-url.server.ts'
import { byDate, gallery } from './gallery-fields.server.ts'
import { image, imageFields, link, optional } from './media.server.ts'

const file = z.object({ url: z.string().min(1).transform(mediaUrl), mime: z.string() })

export const schema = gallery.extend({
  cover: optional('cover', image),
  url: optional('url', link),
  file: optional('file', file),
})

export const query = listQuery({
  name: 'videoGalleries',
  type: 'video-gallery',
  schema,
  entries: ({ rest }, query) =>
    rest.videoGalleries.list({
      ...query,
      populate: { cover: { fields: imageFields }, file: { fields: ['url', 'mime'] } },
    }),
  rows: ({ rest }, query) => rest.videoGalleries.list(query),
})

/** Every video that has an address on another site or a file of the media library, the newest first. */
export const read = mergedList(query, (videos) => byDate(videos).filter((it) => it.url || it.file))

const searchFields = async ({ description, date }: Video) => ({
  texts: [description],
  date: date ?? undefined,
})

export const videoRecords = { query, read, searchFields }

export type Video = Awaited<ReturnType<typeof read>>[number]
