import { cities } from '../cities.ts'
import { methods } from '../methods.ts'
import { highLatitudeRules } from '../night-rules.ts'
import { polarRules } from '../polar-rules.ts'
import { roundings } from '../rounding.ts'
import { shafaqs } from '../seasonal-twilight.ts'
import { formats } from './formats.ts'

const list = (table: object) => Object.keys(table).join(', ')

export const usage = `Usage: prayer-times [options] <place> [period]

  place   ${list(cities)},
          or latitude,longitude,zone such as 35.7,51.4,Asia/Tehran (after -- where the latitude begins with a minus)
  period  a year, month or day: 2026, 2026-11 or 2026-11-21; the current month where left out

Options:
  --method         ${list(methods)} (default jafari)
  --format         ${list(formats)} (default table)
  --asr-factor     1 or 2 (default 1)
  --high-latitude  ${list(highLatitudeRules)}
  --shafaq         ${list(shafaqs)}, for seasonalTwilight (default general)
  --polar          ${list(polarRules)} (default none)
  --elevation      metres above the horizon (default 0)
  --rounding       ${list(roundings)}
  --adjust         minutes for a time, such as fajr=2; may be repeated
  --help           this text

Times are shown on the clock of the place.
`
