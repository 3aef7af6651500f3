import { formatSlashDate } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { jalaliDay } from '../../dates/format-days.ts'

/** An announcement's day: year/month/day, and in Persian the Jalali day beside it. */
export const announcementDay = (date: string, language: Language): string =>
  [formatSlashDate(language, date), ...(language === 'fa' ? [jalaliDay(date)] : [])].join(' · ')

/** Each announcement's day, by its id. */
export const announcementDays = (
  announcements: readonly { documentId: string; date: string }[],
  language: Language,
): Record<string, string> =>
  Object.fromEntries(
    announcements.map(({ documentId, date }) => [documentId, announcementDay(date, language)]),
  )
