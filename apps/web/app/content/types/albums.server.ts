import type { Language } from '@islamic-centre/i18n/locales'
import type { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { preferLanguage } from '../in-language.server.ts'
import { memoizeLists } from '../memoize.server.ts'
import { none, readTranslations } from '../read.server.ts'
import { restList } from '../request.server.ts'
import type { Source } from '../sources.server.ts'
import { byDate, gallery } from './gallery-fields.server.ts'
import { captionedImage, imageFields, listOf } from './media.server.ts'

export const schema = gallery.extend({
  images: listOf('album-image', captionedImage).refine((it) => it.length > 0, 'has no picture'),
})

export const query = listQuery({
  name: 'imageGalleries',
  type: 'image-gallery',
  schema,
  ...restList('imageGalleries', { images: { fields: imageFields } }),
})

const newestFirst = memoizeLists((language, lists: Record<Language, readonly z.output<typeof schema>[]>) =>
  byDate(preferLanguage(language, lists)),
)

/** Every album with its pictures. */
export async function read(source: Source, language: Language) {
  return newestFirst(language, await readTranslations(source, query, language, none))
}

const searchFields = async ({ description, images, date }: Album) => ({
  texts: [description, ...images.map(({ caption }) => caption)],
  date: date ?? undefined,
})

export const albumRecords = { query, read, searchFields }

export type Album = Awaited<ReturnType<typeof read>>[number]
