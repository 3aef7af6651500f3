import { inPanelLanguage, isPersian } from '../bilingual'
import { dateTexts } from './date-texts'

const formats = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })

/** A civil date in the long form of the panel's language, in Persian by both calendars. */
export function longDate(date: string): string {
  const day = new Date(`${date}T00:00Z`)
  if (!isPersian()) return formats('en-CA').format(day)
  const solar = new Intl.DateTimeFormat('fa', { dateStyle: 'long', timeZone: 'UTC' })
  return `${formats('fa-u-ca-gregory').format(day)}، ${solar.format(day)}`
}

/** A time of the centre's clock in the same form. */
export function longDateTime(date: string, time: string): string {
  const zone = inPanelLanguage(dateTexts.zone)
  if (!isPersian()) return [longDate(date), time, zone].join(', ')
  const digits = time.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))
  return [longDate(date), `ساعت ${digits} ${zone}`].join('، ')
}
