import { env } from '../../env.server.ts'
import { log } from '../../platform/log.server.ts'
import { published } from '../sources.server.ts'
import { uploads } from '../uploads/uploads.server.ts'
import { createChangeFanOut } from './change-fan-out.server.ts'
import { contentChanged } from './content-changed.server.ts'

/** The other processes of this site; undefined without `REDIS_URL`. */
export const otherProcesses =
  env.REDIS_URL === undefined
    ? undefined
    : createChangeFanOut({
        url: env.REDIS_URL,
        onChange(change) {
          const { event, ...changed } = change
          log.info({ event: 'content_changed', by: 'another process', change: event, ...changed })
          contentChanged(change)
        },
        onListening() {
          log.info({ event: 'fan_out_listening' })
          published.invalidateAll()
          uploads.filesChanged()
        },
        onUnavailable: (reason) => log.warn({ event: 'fan_out_unavailable', reason }),
      })
