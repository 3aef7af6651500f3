import { pino } from 'pino'
import { env } from './env.server.ts'

/** The site's structured log: one JSON line an event, no personal data. */
export const log = pino({ level: env.LOG_LEVEL, base: undefined })
