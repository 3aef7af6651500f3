// Regenerates the committed ephemeris values: `pnpm reference` (half a minute).
import { writeFileSync } from 'node:fs'
import { timeNames } from '../../src/time-names.ts'
import { ephemerisDay } from './ephemeris-day.ts'
import { packed } from './packed-series.ts'
import { datesOf, referenceFile, referenceTables } from './reference-tables.ts'

for (const table of referenceTables) {
  const lines = [
    `# Jafari times by astronomy-engine 2.1.19 alone: ${table.title}.`,
    '# Made by `pnpm reference`; never edited. Place, name, then tenths of a second since 00:00 UTC of each date,',
    '# written as second differences (tests/ephemeris/packed-series.ts).',
  ]
  for (const { id, latitude, longitude } of table.places) {
    const days = datesOf(table).map((date) => {
      const midnight = Date.UTC(date.year, date.month - 1, date.day)
      const day = ephemerisDay(date, latitude, longitude)
      return (name: keyof typeof day) => {
        const time = day[name]
        return time === null ? null : Math.round((time - midnight) / 100)
      }
    })
    for (const name of timeNames) lines.push(`${id} ${name} ${packed(days.map((value) => value(name)))}`)
  }
  writeFileSync(referenceFile(table), `${lines.join('\n')}\n`)
}
