import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { sitePath } from '../site-path.ts'
import type { Source } from './clients.server.ts'
import { optionalLink, optionalText } from './media.server.ts'
import { readSingle } from './single.server.ts'

const instant = z.iso
  .datetime({ offset: true })
  .transform((it) => new Date(it))
  .nullish()
const schema = z.object({
  active: z.boolean(),
  title: z.string().min(1),
  content: optionalText,
  link: optionalLink,
  from: instant,
  until: instant,
})

/** The site-wide notice, when an editor has switched it on and the moment lies between its from and until. */
export async function readNotice({ rest }: Source, language: Language, now: Date) {
  const notice = await readSingle('announcement', schema, language, (locale) =>
    rest.announcement.get({ locale }),
  )
  if (!notice?.active || (notice.from && now < notice.from) || (notice.until && now >= notice.until))
    return undefined
  const { title, content, link } = notice
  return { title, text: content, href: link && sitePath(language, link), language: notice.language }
}
