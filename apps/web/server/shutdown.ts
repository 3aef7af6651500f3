import type { Server } from 'node:http'
import type { Connections } from '@islamic-centre/node-server/connections'
import { drain } from '@islamic-centre/node-server/drain'
import { log } from '../app/platform/log.server.ts'
import { requestId } from './request-id.ts'
import { sendError } from './send-error.ts'

const restarting = { status: 503, text: 'restarting' } as const
let draining = false

/** Whether the process is shutting down. */
export const isDraining = (): boolean => draining

/**
 * Ends the process on the signal without dropping a request. For `noticeMs` it still answers everything while `/readyz`
 * fails, so that a load balancer stops using it; then it accepts no new connection, and exits after its last response, or
 * once those that take longer than `deadlineMs` are refused.
 */
export function endOn(
  signal: NodeJS.Signals,
  {
    server,
    connections,
    metrics,
  }: { server: Server; connections: Connections; metrics?: Server | undefined },
  limits: { noticeMs: number; deadlineMs: number },
) {
  process.on(signal, async () => {
    if (draining) return
    draining = true
    log.info({ event: 'ending', signal })
    const refused = await drain(
      {
        server,
        connections,
        refuse: (it) =>
          sendError(
            it,
            restarting,
            requestId(undefined, () => false),
          ),
      },
      limits,
    )
    if (refused > 0) log.warn({ event: 'ended_early', refused })
    metrics?.close()
    process.exit(0)
  })
}
