import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { type InLanguage, preferLanguage } from '../in-language.server.ts'
import { memoizeLists } from '../memoize.server.ts'
import { none, readTranslations } from '../read.server.ts'
import { restList } from '../request.server.ts'
import type { Source } from '../sources.server.ts'
import { mediaUrl } from '../uploads/upload-url.server.ts'
import { captionedImage, image, link, listOf, optional, optionalText } from './media.server.ts'

const gallery = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  description: optionalText,
  date: z.iso.date().nullish(),
})
const file = z.object({ url: z.string().min(1).transform(mediaUrl), mime: z.string() })

const videoSchema = gallery.extend({
  cover: optional('cover', image),
  url: optional('url', link),
  file: optional('file', file),
})
const albumSchema = gallery.extend({
  images: listOf('album-image', captionedImage).refine((it) => it.length > 0, 'has no picture'),
})

const videos = listQuery({
  name: 'videoGalleries',
  type: 'video-gallery',
  schema: videoSchema,
  ...restList('videoGalleries', ['cover', 'file']),
})

const albums = listQuery({
  name: 'imageGalleries',
  type: 'image-gallery',
  schema: albumSchema,
  ...restList('imageGalleries', ['images']),
})

/** The newest first; what has no date comes last. */
const byDate = <Entry extends { date?: string | null | undefined }>(entries: InLanguage<Entry>[]) =>
  entries.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))

const videosByDate = memoizeLists(
  (language, lists: Record<Language, readonly z.output<typeof videoSchema>[]>) =>
    byDate(preferLanguage(language, lists)).filter((it) => it.url || it.file),
)
const albumsByDate = memoizeLists(
  (language, lists: Record<Language, readonly z.output<typeof albumSchema>[]>) =>
    byDate(preferLanguage(language, lists)),
)

/** Every video that leads somewhere: to another site or to a file of the media library. */
export async function readVideos(source: Source, language: Language) {
  return videosByDate(language, await readTranslations(source, videos, language, none))
}

/** Every album with its pictures. */
export async function readAlbums(source: Source, language: Language) {
  return albumsByDate(language, await readTranslations(source, albums, language, none))
}

export type Video = Awaited<ReturnType<typeof readVideos>>[number]
export type Album = Awaited<ReturnType<typeof readAlbums>>[number]
