import { pino } from 'pino'
import { Counter, register } from 'prom-client'
import { env } from '../env.server.ts'
import { requestScope } from './request-scope.server.ts'
import { serializeError } from './serialize-error.server.ts'

const name = 'site_events_total'
// The built site and the server in front of it have a log each, and share one metrics registry.
const events =
  (register.getSingleMetric(name) as Counter<'event' | 'content'> | undefined) ??
  new Counter({ name, help: 'Events in the log', labelNames: ['event', 'content'] })

type LoggedEvent = { event?: string; content?: string }

function count({ event, content = '' }: LoggedEvent) {
  if (event) events.inc({ event, content })
}

/** The site's structured log: one JSON line an event, with the id of its request, no personal data. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  mixin: () => {
    const scope = requestScope()
    return scope ? { request: scope.id } : {}
  },
  serializers: { err: serializeError },
  hooks: {
    logMethod(args, method) {
      count(args[0] as LoggedEvent)
      method.apply(this, args)
    },
  },
})
