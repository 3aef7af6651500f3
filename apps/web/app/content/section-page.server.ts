import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { sitePath } from '../site-path.ts'
import type { Source } from './clients.server.ts'
import { html } from './markdown.server.ts'
import { image, link, listOf, optional, optionalText } from './media.server.ts'
import { readSingle } from './single.server.ts'

const wayOn = z.object({ label: z.string().min(1), url: link, note: optionalText })
const seo = z.object({ title: optionalText, description: optionalText, image: optional('seo', image) })
const page = z.object({
  title: z.string().min(1),
  content: optionalText,
  links: listOf('page-link', wayOn),
  seo: optional('seo', seo),
})

/** The page document of a section: its opening words, its links, and what is said of it elsewhere; null without one. */
export async function readSectionPage({ rest }: Source, slug: string, language: Language) {
  const entry = await readSingle('page', page, language, async (locale) => {
    const { data } = await rest.pages.list({
      filters: { slug: { $eq: slug } },
      populate: { links: true, seo: { populate: { image: true } } },
      locale,
    })
    return { data: data[0] }
  })
  if (!entry) return null
  return {
    language: entry.language,
    title: entry.title,
    html: await html(entry.content, language),
    links: entry.links.map(({ url, ...rest }) => ({ ...rest, href: sitePath(language, url) })),
    seo: entry.seo,
  }
}

export type SectionPage = Awaited<ReturnType<typeof readSectionPage>>
