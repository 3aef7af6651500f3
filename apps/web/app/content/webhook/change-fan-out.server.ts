import { randomUUID } from 'node:crypto'
import { type ContentChange, contentChange } from '@islamic-centre/site-contract/content-change'
import { webhookToleranceMs } from '@islamic-centre/site-contract/webhook-signature'
import { createClient } from '@redis/client'
import { z } from 'zod'
import { parseJson } from '../../platform/parse-json.ts'

const channel = 'site:content-changed'
/** The timestamp of a webhook may be ahead by its tolerance, and is then accepted until it is behind by as much. */
const rememberedMs = 2 * webhookToleranceMs
/** The content server waits five seconds for the response; a process that misses a change finds it by the poll. */
const waitTimeoutMs = 1000
const maxRetryDelayMs = 2000
const pingMs = 5000

/** Records the id and publishes the change in one step, so that a process that ends in between loses no change. */
const publishOnce = `
if not redis.call('SET', KEYS[1], '1', 'NX', 'PX', ARGV[1]) then return 0 end
redis.call('PUBLISH', ARGV[2], ARGV[3])
return 1`

const notification = z.object({ from: z.string(), change: contentChange })

type FanOut = {
  /** `redis://` or `rediss://`; Valkey speaks the same. */
  url: string
  /** Called with a change that another process has received. */
  onChange: (change: ContentChange) => void
  /** Called after subscribing; changes before that may have been missed. */
  onListening: () => void
  onUnavailable: (reason: string) => void
}

/** Publishes a change that one process received to every process of the site, through Redis. Without Redis each works by itself. */
export function createChangeFanOut({ url, onChange, onListening, onUnavailable }: FanOut) {
  const self = randomUUID()
  let isUnavailable = false
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingMs,
    commandOptions: { timeout: waitTimeoutMs },
    socket: {
      connectTimeout: waitTimeoutMs,
      // A connection on which no ping is answered is closed.
      socketTimeout: 2 * pingMs,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, maxRetryDelayMs),
    },
  })
  client.on('error', reportUnavailable)
  // It subscribes again by itself; subscribing twice costs nothing.
  client.on('ready', () => void listen().catch(reportUnavailable))

  function reportUnavailable(error: Error) {
    if (!isUnavailable) onUnavailable(error.message || error.name)
    isUnavailable = true
  }

  function onMessage(message: string) {
    const { data } = notification.safeParse(parseJson(message))
    if (data && data.from !== self) onChange(data.change)
  }

  async function listen() {
    await client.subscribe(channel, onMessage)
    isUnavailable = false
    onListening()
  }

  client.connect().catch(reportUnavailable)

  return {
    /** Notifies all processes; false if this id was published before. Never rejects. */
    async publish(id: string, change: ContentChange): Promise<boolean> {
      try {
        const first = await client.eval(publishOnce, {
          keys: [`site:webhook:${id}`],
          arguments: [String(rememberedMs), channel, JSON.stringify({ from: self, change })],
        })
        return first === 1
      } catch {
        // Without Redis the change counts as new: reading it twice costs less than missing it.
        return true
      }
    },
    stop: () => client.destroy(),
  }
}
