import { defaultLanguage, type Language, languages } from '@islamic-centre/i18n/locales'
import { type RecordKind, recordPages, sitePages } from '@islamic-centre/site-contract/site-paths'
import { freePagePath, recordPath } from '../paths/site-pages.ts'
import { createContent } from './content.server.ts'
import { published } from './sources.server.ts'

export type Address = { of: (language: Language) => string; languages: readonly Language[] }

/** The addresses of all records that have pages of their own, each with the languages it is written in. */
export async function readAllAddresses(): Promise<Address[]> {
  const { records, sounds, freePages } = createContent(published, defaultLanguage)
  const kinds = (Object.keys(recordPages) as RecordKind[]).filter((kind) => kind !== 'lecture')
  const [lectures, tracks, pages, ...lists] = await Promise.all([
    records('lecture'),
    sounds(),
    freePages(),
    ...kinds.map(async (kind) =>
      ((await records(kind)) ?? []).map(({ slug, languages }) => record(kind, slug, languages)),
    ),
  ])
  const recorded = new Map<string, Language[]>()
  for (const language of languages)
    for (const { slug } of tracks?.[language] ?? [])
      recorded.set(slug, [...(recorded.get(slug) ?? []), language])
  for (const { slug, languages } of lectures ?? []) recorded.set(slug, [...languages])
  const sections: readonly string[] = Object.values(sitePages).map(({ path }) => path)
  return [
    ...lists.flat(),
    ...[...recorded].map(([slug, languages]) => record('lecture', slug, languages)),
    ...(pages ?? [])
      .filter(({ slug }) => !sections.includes(slug))
      .map(({ slug, languages }) => ({ of: (it: Language) => freePagePath(it, slug), languages })),
  ]
}

const record = (kind: RecordKind, slug: string, languages: readonly Language[]): Address => ({
  of: (language) => recordPath(language, kind, slug),
  languages,
})
