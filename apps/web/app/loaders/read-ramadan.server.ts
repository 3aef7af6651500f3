import type { CityId } from '@islamic-centre/prayer-times'
import type { Content } from '../content/content.server.ts'
import { dayOf } from '../dates/civil-day.ts'
import { hijriDay } from '../dates/hijri-day.ts'
import { ramadanFrom } from '../dates/ramadan.ts'
import { occasionsOnDays } from '../features/calendar/occasions-on-days.ts'
import { ramadanSheet } from '../features/prayer-times/ramadan/ramadan-sheet.server.ts'

/** The sheet of the running or coming Ramadan of a city. Fails without the centre's settings: it would be wrong. */
export async function readRamadan({ language, now, records, prayerSettings }: Content, city: CityId) {
  const [settings, occasions] = await Promise.all([prayerSettings(), records('occasion')])
  const ramadan = ramadanFrom(dayOf(now), settings)
  const found = occasionsOnDays(occasions ?? [], {
    from: ramadan.first,
    to: ramadan.last,
    hijri: (day) => hijriDay(day, settings),
  })
  return ramadanSheet(language, {
    city,
    ramadan,
    settings,
    occasions: found.map(({ date, occasion: { slug, title, language: written } }) => ({
      date,
      slug,
      title,
      written,
    })),
  })
}
