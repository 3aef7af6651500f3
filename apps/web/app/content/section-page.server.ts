import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { sitePath } from '../site-path.ts'
import { readAllPages } from './all-pages.server.ts'
import type { Source } from './clients.server.ts'
import { contentLocale, type InLanguage, preference, preferLanguage } from './in-language.server.ts'
import { html } from './markdown.server.ts'
import { image, link, listOf, optional, optionalText } from './media.server.ts'
import { readPreferring } from './read-block.server.ts'
import { readSingle, readSingleInEachLanguage } from './single.server.ts'
import { validEntries } from './validate.server.ts'

const wayOn = z.object({ label: z.string().min(1), url: link, note: optionalText })
const seo = z.object({ title: optionalText, description: optionalText, image: optional('seo', image) })
const page = z.object({
  title: z.string().min(1),
  content: optionalText,
  links: listOf('page-link', wayOn),
  seo: optional('seo', seo),
})

/** A page that an editor added by its slug, with the languages it is written in; null without one. */
export async function readFreePage({ rest }: Source, slug: string, language: Language) {
  const found = await readSingleInEachLanguage('page', page, language, bySlug(rest, slug))
  const written = preference(language).filter((it) => found[it])
  const from = written[0]
  const entry = from && found[from]
  return from && entry
    ? { ...(await shown({ ...entry, language: from }, language)), slug, languages: written }
    : null
}

/** The page document of a section: its opening words, its links, and what is said of it elsewhere; null without one. */
export async function readSectionPage({ rest }: Source, slug: string, language: Language) {
  const entry = await readSingle('page', page, language, bySlug(rest, slug))
  return entry ? shown(entry, language) : null
}

/** The slug of every page document, with the languages it is written in. */
export async function readPageSlugs({ rest }: Source, language: Language) {
  const lists = await readPreferring(language, 'page', [], async (it) => {
    const entries = await readAllPages((pagination) =>
      rest.pages.list({ fields: ['slug'], pagination, locale: contentLocale(it) }),
    )
    return validEntries('page', slugged, entries)
  })
  return preferLanguage(language, lists)
}

const slugged = z.object({ documentId: z.string(), slug: z.string().min(1) })

export type SectionPage = Awaited<ReturnType<typeof readSectionPage>>
export type FreePage = NonNullable<Awaited<ReturnType<typeof readFreePage>>>

const bySlug = (rest: Source['rest'], slug: string) => async (locale: string) => {
  const { data } = await rest.pages.list({
    filters: { slug: { $eq: slug } },
    populate: { links: true, seo: { populate: { image: true } } },
    locale,
  })
  return { data: data[0] }
}

const shown = async (
  { language: written, ...entry }: InLanguage<z.output<typeof page>>,
  language: Language,
) => ({
  language: written,
  title: entry.title,
  html: await html(entry.content, language),
  links: entry.links.map(({ url, ...rest }) => ({ ...rest, href: sitePath(language, url) })),
  seo: entry.seo,
})
