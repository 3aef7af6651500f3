import { randomUUID } from 'node:crypto'
import { type ContentChange, contentChange } from '@islamic-centre/site-contract/content-change'
import { webhookToleranceMs } from '@islamic-centre/site-contract/webhook-signature'
import { createClient } from '@redis/client'
import { z } from 'zod'

const channel = 'site:content-changed'
/** The timestamp of a webhook may be ahead by its tolerance, and is then accepted until it is behind by as much. */
const rememberedMs = 2 * webhookToleranceMs
/** The content server waits five seconds for the response; a process that misses a change finds it by the poll. */
const patienceMs = 1000
const slowestTryMs = 2000
const pingMs = 5000

/** An id is recorded once all processes are notified, so that a process that ends before that loses no change. */
const tellOnce = `
if not redis.call('SET', KEYS[1], '1', 'NX', 'PX', ARGV[1]) then return 0 end
redis.call('PUBLISH', ARGV[2], ARGV[3])
return 1`

const notification = z.object({ from: z.string(), change: contentChange })

type FanOut = {
  /** `redis://` or `rediss://`; Valkey speaks the same. */
  url: string
  /** Another process was notified of a change. */
  onChange: (change: ContentChange) => void
  /** Subscribed from here on; earlier changes may have been missed. */
  onListening: () => void
  onAway: (reason: string) => void
}

/** Publishes a change that one process received to every process of the site, through Redis. Without Redis each works by itself. */
export function createChangeFanOut({ url, onChange, onListening, onAway }: FanOut) {
  const self = randomUUID()
  let away = false
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingMs,
    commandOptions: { timeout: patienceMs },
    socket: {
      connectTimeout: patienceMs,
      // A connection on which not even a ping is answered is none.
      socketTimeout: 2 * pingMs,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, slowestTryMs),
    },
  })
  client.on('error', isAway)
  // It subscribes again by itself; subscribing twice costs nothing.
  client.on('ready', () => void listen().catch(isAway))

  function isAway(error: Error) {
    if (!away) onAway(error.message || error.name)
    away = true
  }

  function onMessage(message: string) {
    const { data } = notification.safeParse(parsed(message))
    if (data && data.from !== self) onChange(data.change)
  }

  async function listen() {
    await client.subscribe(channel, onMessage)
    away = false
    onListening()
  }

  client.connect().catch(isAway)

  return {
    /** Notifies all processes; false where a message with this id was published before. Never rejects. */
    async tell(id: string, change: ContentChange): Promise<boolean> {
      try {
        const first = await client.eval(tellOnce, {
          keys: [`site:webhook:${id}`],
          arguments: [String(rememberedMs), channel, JSON.stringify({ from: self, change })],
        })
        return first === 1
      } catch {
        // Where this cannot be checked the change is taken as new: that costs a reading, the other way a change.
        return true
      }
    },
    stop: () => client.destroy(),
  }
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch {
    return undefined
  }
}
