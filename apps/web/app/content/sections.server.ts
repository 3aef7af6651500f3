import type { Language } from '@islamic-centre/i18n/locales'
import { type PageName, type RecordKind, sitePages } from '@islamic-centre/site-contract/site-paths'
import { optional } from './read.server.ts'
import { type Records, recordKinds } from './record-kinds.server.ts'
import type { Source } from './sources.server.ts'
import { readTexts as readAboutTexts } from './types/about.server.ts'
import { readOne as readPage, read as readPages } from './types/pages.server.ts'
import { read as readServices } from './types/services.server.ts'
import { read as readSounds } from './types/sounds.server.ts'

/** What the sections of the site read, a method a section. */
export const createSections = (source: Source, language: Language) => ({
  /** What an editor wrote at the top of a section; the page is shown without it too. */
  section: (name: PageName) => optional('page', readPage(source, sitePages[name].path, language)),
  /** A page that an editor added to the site; null where there is none. */
  freePage: (slug: string) => optional('page', readPage(source, slug, language)),
  freePages: () => optional('page', readPages(source, language)),
  aboutTexts: () => optional('about', readAboutTexts(source, language)),
  /** The records of a kind that have pages of their own. */
  records: <Kind extends RecordKind>(kind: Kind) => {
    const { query, read } = recordKinds[kind]
    return optional(query.name, read(source, language) as Promise<Records<Kind>>)
  },
  services: () => optional('service', readServices(source, language)),
  sounds: () => optional('sounds', readSounds(source, language)),
})
