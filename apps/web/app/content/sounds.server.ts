import { SoundsDocument, type SoundsQuery } from '@islamic-centre/graphql-client'
import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import type { Source } from './clients.server.ts'
import { contentLocale, readEachLanguage } from './in-language.server.ts'
import { mediaUrl, optionalText } from './media.server.ts'
import { readBlock, readPreferring } from './read-block.server.ts'
import { validEntries } from './validate.server.ts'

const pageSize = 100
const shown = 5

const sound = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  speaker: optionalText,
  kind: z.enum(['recitation', 'lecture']),
  date: z.iso.date().nullish(),
  MainPage: z.boolean(),
  media: z.array(z.object({ url: z.string().min(1).transform(mediaUrl) }).nullable()).min(1),
})

/** Every page of the list: the newest sounds are at its end. */
async function readAll({ query }: Source, language: Language) {
  const all: SoundsQuery['sounds'] = []
  for (let start = 0; ; start += pageSize) {
    const variables = {
      sort: ['createdAt'],
      locale: contentLocale(language),
      pagination: { start, limit: pageSize },
    }
    const { data } = await query(SoundsDocument, variables)
    all.push(...data.sounds)
    if (data.sounds.length < pageSize) return validEntries('sound', sound, all)
  }
}

/** The sounds of one language as tracks, the newest first. */
async function readTracks(source: Source, from: Language) {
  const sounds = await readAll(source, from)
  return sounds.reverse().map(({ documentId, slug, title, speaker, kind, date, MainPage, media }) => ({
    // The languages of a sound share its documentId.
    id: `${documentId}-${from}`,
    slug,
    title,
    speaker,
    kind,
    date: date ?? undefined,
    onMainPage: MainPage,
    src: media[0]?.url ?? '',
  }))
}

/** Every sound, the newest first, a list a language. */
export const readSounds = (source: Source, language: Language) =>
  readPreferring(language, 'sounds', [], (it) => readTracks(source, it))

export type Sounds = Awaited<ReturnType<typeof readSounds>>
export type Sound = Sounds[Language][number]

/** The sounds of the home page: flagged for it, newest first, at most five a language; each list stands by itself. */
export const readMainPageSounds = (source: Source): Promise<Sounds> =>
  readEachLanguage(async (it) => {
    const tracks = await readBlock('sounds', [], () => readTracks(source, it))
    return tracks.filter(({ onMainPage }) => onMainPage).slice(0, shown)
  })
