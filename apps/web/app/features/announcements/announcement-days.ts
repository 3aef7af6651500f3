import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatNumber, formatSlashDate } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { jalaliDate } from '@islamic-centre/prayer-times'
import type { HomeContent } from '../../content/content.server.ts'

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

function jalaliDay(date: string): string {
  const { year, month, day } = jalaliDate(date)
  const name = dictionaries.fa.jalaliMonths[String(month) as keyof typeof dictionaries.fa.jalaliMonths]
  return `${formatNumber('fa', day)} ${name} ${formatNumber('fa', year)}`
}
