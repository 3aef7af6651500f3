import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { localizedPath } from '../../paths/localized-path.ts'
import { entryQuery } from '../content-query.server.ts'
import { readEntry } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import { instant, optionalLink, optionalText } from './media.server.ts'

export const schema = z.object({
  active: z.boolean(),
  title: z.string().min(1),
  content: optionalText,
  link: optionalLink,
  from: instant,
  until: instant,
})

export const query = entryQuery({
  name: 'announcement',
  type: 'announcement',
  schema,
  entry: ({ rest }, locale) => rest.announcement.get({ locale }),
  moments: (notice) => [notice?.from, notice?.until].flatMap((it) => (it ? [Date.parse(it)] : [])),
})

/** The site-wide notice, when an editor has switched it on and the moment lies between its from and until. */
export async function read(source: Source, language: Language, now: Date) {
  const notice = await readEntry(source, query, language)
  if (!notice?.active) return undefined
  const { title, content, link, from, until } = notice
  if ((from && now < new Date(from)) || (until && now >= new Date(until))) return undefined
  return { title, text: content, href: link && localizedPath(language, link), language: notice.language }
}
