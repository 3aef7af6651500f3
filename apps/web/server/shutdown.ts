import type { Server } from 'node:http'
import { log } from '../app/log.server.ts'

/** What is being answered has so long to end. */
const longestEnd = 10_000
let draining = false

/** Whether the process is about to end: connections then close with their next answer. */
export const isDraining = (): boolean => draining

/**
 * Ends the process without dropping a request. For `noticeMs` it still answers everything while `/readyz` says that
 * another process should be asked; then it takes no connection more, and ends once the last answer is out.
 */
export function endOn(signal: NodeJS.Signals, servers: readonly Server[], noticeMs: number) {
  process.once(signal, () => {
    if (draining) return
    draining = true
    log.info({ event: 'ending', signal })
    setTimeout(() => {
      setTimeout(() => {
        log.warn({ event: 'ended_early', reason: 'requests were still being answered' })
        process.exit(1)
      }, longestEnd).unref()
      const closed = servers.map((it) => new Promise((resolve) => it.close(resolve)))
      void Promise.all(closed).then(() => process.exit(0))
    }, noticeMs)
  })
}
