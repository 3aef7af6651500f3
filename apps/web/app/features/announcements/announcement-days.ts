import { formatSlashDate } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import type { HomeContent } from '../../content/content.server.ts'
import { jalaliDay } from '../../days/day-in-words.ts'

/** Each announcement's day, by its id: year/month/day, and in Persian the Jalali day beside it. */
export const announcementDays = (
  announcements: HomeContent['announcements'],
  language: Language,
): Record<string, string> =>
  Object.fromEntries(
    announcements.map(({ documentId, date }) => [
      documentId,
      [formatSlashDate(language, date), ...(language === 'fa' ? [jalaliDay(date)] : [])].join(' · '),
    ]),
  )
