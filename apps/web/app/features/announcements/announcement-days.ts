import { formatSlashDate } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { jalaliDay } from '../../dates/format-days.ts'

/** An announcement's day: year/month/day, and in Persian the Jalali day beside it. */
export const announcementDay = (date: string, language: Language): string =>
  [formatSlashDate(language, date), ...(language === 'fa' ? [jalaliDay(date)] : [])].join(' · ')

type Slide = { date: string; image?: unknown; documentId: string; languages: readonly Language[] }

/** The announcements of the home page, with only the fields that their slides show. */
export const announcementSlides = <Announcement extends Slide>(
  announcements: readonly Announcement[],
  language: Language,
) =>
  announcements.map(({ image: _image, documentId: _id, languages: _languages, ...it }) => ({
    ...it,
    day: announcementDay(it.date, language),
  }))

/** Announcements with formatted dates. */
export const announcementsWithDay = <Announcement extends { date: string }>(
  announcements: readonly Announcement[],
  language: Language,
) => announcements.map((it) => ({ ...it, day: announcementDay(it.date, language) }))
