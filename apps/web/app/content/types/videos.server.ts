import { pictureFields } from '@islamic-centre/site-contract/picture-fields'
import { listQuery } from '../content-query.server.ts'
import { mergedList } from '../read.server.ts'
import { byDate, gallery } from './gallery-fields.server.ts'
import { image, link, optional, videoFile } from './media.server.ts'

export const schema = gallery.extend({
  cover: optional('cover', image),
  url: optional('url', link),
  file: optional('file', videoFile),
})

export const query = listQuery({
  name: 'videoGalleries',
  type: 'video-gallery',
  schema,
  entries: ({ rest }, query) =>
    rest.videoGalleries.list({
      ...query,
      populate: { cover: { fields: pictureFields }, file: { fields: ['url'] } },
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
