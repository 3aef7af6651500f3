import { inPanelLanguage, isPersian } from '../bilingual'
import { dateTexts } from './date-texts'

const formats = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })

/** A civil date in words, for a Persian panel in both calendars. */
export function dateInWords(date: string): string {
  const day = new Date(`${date}T00:00Z`)
  if (!isPersian()) return formats('en-CA').format(day)
  const solar = new Intl.DateTimeFormat('fa', { dateStyle: 'long', timeZone: 'UTC' })
  return `${formats('fa-u-ca-gregory').format(day)}، ${solar.format(day)}`
}

/** A time of the centre's clock in words. */
export function dateTimeInWords(date: string, time: string): string {
  const zone = inPanelLanguage(dateTexts.zone)
  if (!isPersian()) return [dateInWords(date), time, zone].join(', ')
  const digits = time.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))
  return [dateInWords(date), `ساعت ${digits} ${zone}`].join('، ')
}
