import { SoundRowsDocument, SoundsDocument } from '@islamic-centre/graphql-client'
import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { memoize } from '../memoize.server.ts'
import { eachLanguage, none, optional, readTranslations } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import { mediaUrl } from '../uploads/upload-url.server.ts'
import { optionalText } from './media.server.ts'

const maxOnMainPage = 5

export const schema = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  speaker: optionalText,
  kind: z.enum(['recitation', 'lecture']),
  date: z.iso.date().nullish(),
  MainPage: z.boolean(),
  media: z.array(z.object({ url: z.string().min(1).transform(mediaUrl) }).nullable()).min(1),
})

export const query = listQuery({
  name: 'sounds',
  type: 'sound',
  schema,
  entries: ({ graphql }, query) => graphql.entries(SoundsDocument, { ...query, sort: ['createdAt'] }),
  rows: ({ graphql }, query) => graphql.rows(SoundRowsDocument, query),
})

/** A sound as a track; the languages of a sound share its documentId. */
const trackIn = (from: Language) =>
  memoize(({ documentId, slug, title, speaker, kind, date, MainPage, media }: z.output<typeof schema>) => ({
    id: `${documentId}-${from}`,
    slug,
    title,
    speaker,
    kind,
    date: date ?? undefined,
    onMainPage: MainPage,
    src: media[0]?.url ?? '',
  }))

/** The tracks, the newest first; the content server has the oldest first. */
const tracksIn = (from: Language) => {
  const track = trackIn(from)
  return memoize(
    (sounds: readonly z.output<typeof schema>[]) =>
      sounds.toReversed().map(track) as readonly ReturnType<typeof track>[],
  )
}
const tracks = { fa: tracksIn('fa'), ca: tracksIn('ca') } satisfies Record<Language, unknown>

/** Every sound, the newest first, a list a language. */
export async function read(source: Source, language: Language) {
  const lists = await readTranslations(source, query, language, none)
  return eachLanguage(async (it) => tracks[it](lists[it]))
}

export type Sounds = Awaited<ReturnType<typeof read>>
export type Sound = Sounds[Language][number]

/** The home page's sounds: those with its flag, newest first, at most five a language. A list that fails is empty. */
export const readForMainPage = (source: Source) =>
  eachLanguage(async (it) => {
    const sounds = await optional('sounds', source.read(query, it), none)
    return tracks[it](sounds)
      .filter(({ onMainPage }) => onMainPage)
      .slice(0, maxOnMainPage)
      .map(({ id, title, speaker, kind, src }) => ({ id, title, speaker, kind, src }))
  })
