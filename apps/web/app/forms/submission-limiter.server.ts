import { createRateLimiter } from '@islamic-centre/node-server/rate-limiter'

const windowSeconds = 10 * 60
const maxPerSender = 5
const maxOfAll = 60

/** Thrown in place of storing a message above a limit. */
export class MessageLimitExceeded extends Error {
  readonly secondsLeft: number
  constructor(secondsLeft: number) {
    super(`Too many messages: try again in ${secondsLeft} seconds`)
    this.secondsLeft = secondsLeft
  }
}

type Store = () => Promise<unknown>

/** Runs `store` within a limit; what is refused or fails is not counted. */
async function countStored(limiter: ReturnType<typeof createRateLimiter>, key: string, store: Store) {
  const { isExceeded, secondsLeft } = await limiter.count(key)
  try {
    if (isExceeded) throw new MessageLimitExceeded(secondsLeft)
    return await store()
  } catch (error) {
    await limiter.undo(key)
    throw error
  }
}

/** Stores messages: within ten minutes at most 5 of one sender and 60 in total. */
export function createMessageLimiter() {
  const senders = createRateLimiter({ limit: maxPerSender, windowSeconds })
  const all = createRateLimiter({ limit: maxOfAll, windowSeconds })
  // The total comes first, so that a flood from many addresses occupies no memory for each of them.
  return (sender: string, store: Store) => countStored(all, 'all', () => countStored(senders, sender, store))
}
