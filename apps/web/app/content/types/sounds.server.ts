import { SoundRowsDocument, SoundsDocument } from '@islamic-centre/graphql-client'
import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { readEachLanguage } from '../in-language.server.ts'
import { asList, graphqlFilters } from '../list-requests.server.ts'
import { readPreferring, readQuery } from '../read-query.server.ts'
import type { Source } from '../sources.server.ts'
import { mediaUrl } from '../uploads/upload-url.server.ts'
import { optionalText } from './media.server.ts'

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

const soundList = listQuery({
  name: 'sounds',
  type: 'sound',
  schema: sound,
  async entries({ query }, { filters, ...of }) {
    const { data } = await query(SoundsDocument, {
      ...of,
      sort: ['createdAt'],
      filters: graphqlFilters(filters),
    })
    return { data: data.sounds }
  },
  async rows({ query }, { fields: _, ...of }) {
    const { data } = await query(SoundRowsDocument, of)
    return asList(data.sounds_connection)
  },
})

/** The sounds of one language as tracks; the content server gives the newest last, a page has it first. */
const tracks = (sounds: readonly z.output<typeof sound>[], from: Language) =>
  sounds.toReversed().map(({ documentId, slug, title, speaker, kind, date, MainPage, media }) => ({
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

/** Every sound, the newest first, a list a language. */
export async function readSounds(source: Source, language: Language) {
  const lists = await readPreferring(source, soundList, language, [])
  return readEachLanguage(async (it) => tracks(lists[it], it))
}

export type Sounds = Awaited<ReturnType<typeof readSounds>>
export type Sound = Sounds[Language][number]

/** The sounds of the home page: flagged for it, newest first, at most five a language; each list stands by itself. */
export const readMainPageSounds = (source: Source): Promise<Sounds> =>
  readEachLanguage(async (it) => {
    const sounds = await readQuery('sounds', [], () => source.read(soundList, it))
    return tracks(sounds, it)
      .filter(({ onMainPage }) => onMainPage)
      .slice(0, shown)
  })
