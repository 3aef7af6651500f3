import type { Language } from '@islamic-centre/i18n/locales'
import { isSitePage } from '@islamic-centre/site-contract/site-paths'
import { z } from 'zod'
import { localizedPath } from '../../paths/localized-path.ts'
import { listQuery } from '../content-query.server.ts'
import { html } from '../markdown.server.ts'
import { mergedList } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import { image, link, listOf, optional, optionalText } from './media.server.ts'

const wayOn = z.object({ label: z.string().min(1), url: link, note: optionalText })
/** A moment of a timeline, in the words of the editor. */
export const moment = z.object({ when: z.string().min(1), text: z.string().min(1) })
/** What a gift of some Canadian dollars does. */
const amount = z.object({ amount: z.number().int().positive(), text: z.string().min(1) })
const seo = z.object({ title: optionalText, description: optionalText, image: optional('seo', image) })

export const schema = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  content: optionalText,
  links: listOf('page-link', wayOn),
  amounts: listOf('page-amount', amount),
  timeline: listOf('page-moment', moment),
  seo: optional('seo', seo),
})

export const query = listQuery({
  name: 'page',
  type: 'page',
  schema,
  entries: ({ rest }, query) =>
    rest.pages.list({
      ...query,
      populate: { links: true, amounts: true, timeline: true, seo: { populate: { image: true } } },
    }),
  rows: ({ rest }, query) => rest.pages.list(query),
})

/** Every page document with the languages it is written in. */
export const read = mergedList(query, (pages) => pages)

/** The pages that editors added to the site, as links to them. */
export async function readLinks(source: Source, language: Language) {
  const pages = (await read(source, language)).filter(({ slug }) => !isSitePage(slug))
  return pages.map(({ slug, title, language }) => ({ slug, title, language }))
}

/** The page document of this slug, of a section or one that an editor added; null without one. */
export async function readOne(source: Source, slug: string, language: Language) {
  const entry = (await read(source, language)).find((it) => it.slug === slug)
  if (!entry) return null
  const { content, links, documentId, ...page } = entry
  return {
    ...page,
    html: await html(content, language),
    links: links.map(({ url, ...rest }) => ({ ...rest, href: localizedPath(language, url) })),
  }
}

export type FreePage = NonNullable<Awaited<ReturnType<typeof readOne>>>
export type SectionPage = Omit<FreePage, 'slug' | 'languages'> | null
