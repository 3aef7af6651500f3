import { PrayerTimesError } from '../prayer-times-error.ts'
import { formats } from './formats.ts'
import { timetableFor } from './period.ts'
import { requestFrom } from './request.ts'
import { usage } from './usage.ts'
import { UsageError } from './usage-error.ts'

/** The output of a run of the command, and its exit code: 0, or 2 for an invalid command line. */
export type Outcome = { readonly output: string; readonly errors: string; readonly code: 0 | 2 }

/** The `prayer-times` command without its process: pure, so that a test can run it. */
export function run(argv: readonly string[], now: Date): Outcome {
  try {
    const request = requestFrom(argv, now)
    if (!request) return { output: usage, errors: '', code: 0 }
    const { place, placeName, period, format, options } = request
    const write = Object.hasOwn(formats, format) ? formats[format] : undefined
    if (!write) {
      const allowed = Object.keys(formats).join(', ')
      throw new UsageError(`The format "${format}" is not known. Allowed: ${allowed}.`)
    }
    return { output: write(timetableFor(period, place, options), placeName), errors: '', code: 0 }
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof PrayerTimesError)) throw error
    return { output: '', errors: `${error.message}\nprayer-times --help shows what it takes.\n`, code: 2 }
  }
}
