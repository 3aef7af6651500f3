import { defaultLanguage, type Language, languages } from '@islamic-centre/i18n/locales'
import { type RecordKind, sitePages } from '@islamic-centre/site-contract/site-paths'
import { freePagePath, recordPath } from '../paths/site-pages.ts'
import { createSections } from './sections.server.ts'
import { published } from './sources.server.ts'

export type Address = { of: (language: Language) => string; languages: readonly Language[] }

/** The addresses of all records that have pages of their own, each with the languages it is written in. */
export async function readAllAddresses(): Promise<Address[]> {
  const { posts, sounds, videos, albums, announcements, freePages } = createSections(
    published,
    defaultLanguage,
  )
  const listed = {
    event: posts('event'),
    class: posts('class'),
    video: videos(),
    album: albums(),
    announcement: announcements(),
  }
  const [lectures, tracks, pages, ...lists] = await Promise.all([
    posts('lecture'),
    sounds(),
    freePages(),
    ...Object.entries(listed).map(async ([kind, list]) =>
      ((await list) ?? []).map(({ slug, languages }) => record(kind as RecordKind, slug, languages)),
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
