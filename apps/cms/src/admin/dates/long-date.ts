import { type ClockTime, clockChangeAt, clockTimeOf, instantOf } from '../../dates/centre-time'
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

/** A time of day with the digits of the panel's language. */
const timeText = (time: string) =>
  isPersian() ? time.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit))) : time

/** A time of the centre's clock in the same form. */
export function longDateTime(date: string, time: string): string {
  const zone = inPanelLanguage(dateTexts.zone)
  if (!isPersian()) return [longDate(date), time, zone].join(', ')
  return [longDate(date), `ساعت ${timeText(time)} ${zone}`].join('، ')
}

/** What becomes of a time that the clock of the centre skips or shows twice; undefined for any other. */
export function clockChangeNote(shown: ClockTime): string | undefined {
  const change = clockChangeAt(shown)
  const { time } = clockTimeOf(instantOf(shown))
  return change && inPanelLanguage(dateTexts[change]).replace('{time}', timeText(time))
}
