import { limitEvents } from './limit-events.ts'
import { log } from './log.server.ts'

/** The log for failures that can repeat with every visit: one line per kind and minute. */
export const limitedLog = {
  error: limitEvents((line) => log.error(line)),
  warn: limitEvents((line) => log.warn(line)),
}

/** What distinguishes the errors of one event. */
export const kindOfError = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 200)
