import type { Language } from '@islamic-centre/i18n/locales'
import {
  type ProgrammeSeconds,
  programmeKinds,
  secondsField,
  shownFor,
} from '@islamic-centre/site-contract/hall-programme'
import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { preference, preferLanguage } from '../in-language.server.ts'
import { memoizeLists } from '../memoize.server.ts'
import { none, readTranslations } from '../read.server.ts'
import type { Source } from '../sources.server.ts'

/** A time that is none hides its kind, not the whole screen. */
const seconds = z
  .unknown()
  .transform((value) => (shownFor(value) ? value : undefined))
  .optional()

export const schema = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  picturesSeconds: seconds,
  liveSeconds: seconds,
  deathNoticeSeconds: seconds,
  eventSeconds: seconds,
  announcementSeconds: seconds,
  occasionSeconds: seconds,
  announcements: z.array(z.object({ documentId: z.string() })).nullish(),
})

const chosen = { announcements: { fields: ['documentId'] } } as const

export const query = listQuery({
  name: 'screens',
  type: 'screen',
  schema,
  entries: ({ rest }, query) => rest.screens.list({ ...query, populate: chosen }),
  rows: ({ rest }, query) => rest.screens.list(query),
})

type Screen = z.infer<typeof schema>

const secondsOf = (screen: Screen): ProgrammeSeconds =>
  Object.fromEntries(
    programmeKinds.flatMap((kind) => {
      const time = screen[secondsField(kind)]
      return time === undefined ? [] : [[kind, time]]
    }),
  )

type Lists = Record<Language, readonly Screen[]>

/** The announcements of a screen are chosen in each language; one without a choice shows that of the other. */
const chosenFor = (language: Language, lists: Lists, documentId: string): string[] =>
  preference(language)
    .map((it) => lists[it].find((screen) => screen.documentId === documentId)?.announcements ?? [])
    .find(({ length }) => length > 0)
    ?.map((it) => it.documentId) ?? []

const merged = memoizeLists((language, lists: Lists) =>
  preferLanguage(language, lists).map((it) => ({
    slug: it.slug,
    documentId: it.documentId,
    title: it.title,
    language: it.language,
    seconds: secondsOf(it),
    /** The ids of the announcements that it shows, in their order. */
    announcements: chosenFor(language, lists, it.documentId),
  })),
)

/** The screens in halls that editors set up. */
export const read = async (source: Source, language: Language) =>
  merged(language, await readTranslations(source, query, language, none))
