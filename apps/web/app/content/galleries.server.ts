import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { readAllPages } from './all-pages.server.ts'
import type { Source } from './clients.server.ts'
import { contentLocale, type InLanguage, preferLanguage } from './in-language.server.ts'
import { captionedImage, image, link, mediaUrl, optional, optionalText } from './media.server.ts'
import { readPreferring } from './read-block.server.ts'
import { validEntries } from './validate.server.ts'

const gallery = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  description: optionalText,
  date: z.iso.date().nullish(),
})
const file = z.object({ url: z.string().min(1).transform(mediaUrl), mime: z.string() })
const video = gallery.extend({
  cover: optional('cover', image),
  url: optional('url', link),
  file: optional('file', file),
})
const album = gallery.extend({ images: z.array(captionedImage).min(1) })

/** The newest first; what has no date comes last. */
const byDate = <Entry extends { date?: string | null | undefined }>(entries: InLanguage<Entry>[]) =>
  entries.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))

/** Every video that leads somewhere: to another site or to a file of the media library. */
export async function readVideos({ rest }: Source, language: Language) {
  const lists = await readPreferring(language, 'videoGalleries', [], async (it) => {
    const entries = await readAllPages((pagination) =>
      rest.videoGalleries.list({ populate: ['cover', 'file'], pagination, locale: contentLocale(it) }),
    )
    return validEntries('video-gallery', video, entries)
  })
  return byDate(preferLanguage(language, lists)).filter((it) => it.url || it.file)
}

/** Every album with its pictures. */
export async function readAlbums({ rest }: Source, language: Language) {
  const lists = await readPreferring(language, 'imageGalleries', [], async (it) => {
    const entries = await readAllPages((pagination) =>
      rest.imageGalleries.list({ populate: ['images'], pagination, locale: contentLocale(it) }),
    )
    return validEntries('image-gallery', album, entries)
  })
  return byDate(preferLanguage(language, lists))
}

export type Video = Awaited<ReturnType<typeof readVideos>>[number]
export type Album = Awaited<ReturnType<typeof readAlbums>>[number]
