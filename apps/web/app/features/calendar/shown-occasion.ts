import type { Language } from '@islamic-centre/i18n/locales'
import type { Occasion } from '../../content/types/occasions.server.ts'
import { localizedPath } from '../../paths/localized-path.ts'

/** What a page shows of an occasion beside its title. */
export const shownOccasion = (
  { slug, title, kind, closed, programme, language: written }: Occasion,
  language: Language,
) => ({
  slug,
  title,
  kind,
  written,
  closed: closed === true,
  programme: programme && localizedPath(language, programme),
})

export type ShownOccasion = ReturnType<typeof shownOccasion>
