import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { preferLanguage } from '../in-language.server.ts'
import { memoizeLists } from '../memoize.server.ts'
import { none, readTranslations } from '../read.server.ts'
import { restList } from '../request.server.ts'
import type { Source } from '../sources.server.ts'
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
  ...restList('videoGalleries', { cover: { fields: imageFields }, file: { fields: ['url', 'mime'] } }),
})

const newestFirst = memoizeLists((language, lists: Record<Language, readonly z.output<typeof schema>[]>) =>
  byDate(preferLanguage(language, lists)).filter((it) => it.url || it.file),
)

/** Every video that leads somewhere: to another site or to a file of the media library. */
export async function read(source: Source, language: Language) {
  return newestFirst(language, await readTranslations(source, query, language, none))
}

const searchFields = async ({ description, date }: Video) => ({
  texts: [description],
  date: date ?? undefined,
})

export const videoRecords = { query, read, searchFields }

export type Video = Awaited<ReturnType<typeof read>>[number]
