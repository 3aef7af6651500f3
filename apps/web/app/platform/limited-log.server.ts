import { limitRepeats } from './limit-repeats.ts'
import { log } from './log.server.ts'

/** The log for what one fault can repeat as often as the site is visited: a line a kind and minute. */
export const limitedLog = {
  error: limitRepeats((line) => log.error(line)),
  warn: limitRepeats((line) => log.warn(line)),
}

/** What distinguishes the errors of one event. */
export const kindOfError = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 200)
