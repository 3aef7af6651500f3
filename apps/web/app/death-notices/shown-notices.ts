import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Language } from '@islamic-centre/i18n/locales'
import { endOfNotice } from '@islamic-centre/site-contract/death-notice'
import type { DeathNotice } from '../content/types/death-notices.server.ts'
import { formatPeriod } from '../dates/format-days.ts'

const parts = ['prayer', 'burial', 'memorial'] as const

/** A death notice with its times as text: prayer, burial and memorial, those that have a time or a place. */
function shownNotice(notice: DeathNotice, language: Language) {
  const { slug, title, language: written } = notice
  return {
    slug,
    title,
    written,
    /** When it is gone, in milliseconds since 1970. */
    ends: endOfNotice(notice),
    lines: parts.flatMap((part) => {
      const moment = formatPeriod(language, { startsAt: notice[`${part}At`] })?.start
      const place = notice[`${part}Place`]
      return moment || place ? [{ part, moment, place }] : []
    }),
  }
}

export type ShownNotice = ReturnType<typeof shownNotice>
export type NoticeLine = ShownNotice['lines'][number]
export type ShownNotices = { state: string | undefined; notices: readonly ShownNotice[] }

/** The death notices that are shown, with the state that an open page compares. */
export const shownNotices = (
  { state, notices }: { state: string | undefined; notices: readonly DeathNotice[] },
  language: Language,
): ShownNotices => ({ state, notices: notices.map((it) => shownNotice(it, language)) })

/** Times and places in one text, for shared links and the feed. */
export const noticeSummary = (notice: DeathNotice, language: Language): string =>
  shownNotice(notice, language)
    .lines.map(({ part, moment, place }) => {
      const { comma } = dictionaries[language].site
      const when = moment && [moment.weekday, moment.date, moment.clock].join(comma)
      return `${dictionaries[language].deathNotices[part]}: ${[when, place].filter(Boolean).join(comma)}`
    })
    .join(' · ')
