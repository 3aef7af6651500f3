import { createRateLimiter } from '@islamic-centre/node-server/rate-limiter'

const windowSeconds = 10 * 60

/** Thrown in place of storing a form above a limit. */
export class SubmissionLimitExceeded extends Error {
  readonly secondsLeft: number
  constructor(secondsLeft: number) {
    super(`Too many forms: try again in ${secondsLeft} seconds`)
    this.secondsLeft = secondsLeft
  }
}

/** How many forms are stored within ten minutes. */
export type SubmissionLimits = { ofSender: number; ofAll: number }

/** Runs `store` within a limit; what is refused or fails is not counted. */
async function countStored<Stored>(
  limiter: ReturnType<typeof createRateLimiter>,
  key: string,
  store: () => Promise<Stored>,
): Promise<Stored> {
  const { isExceeded, secondsLeft } = await limiter.count(key)
  try {
    if (isExceeded) throw new SubmissionLimitExceeded(secondsLeft)
    return await store()
  } catch (error) {
    await limiter.undo(key)
    throw error
  }
}

/** Stores forms within the limits of one sender and of all. */
export function createSubmissionLimiter({ ofSender, ofAll }: SubmissionLimits) {
  const senders = createRateLimiter({ limit: ofSender, windowSeconds })
  const all = createRateLimiter({ limit: ofAll, windowSeconds })
  // The total comes first, so that a flood from many addresses occupies no memory for each of them.
  return <Stored>(sender: string, store: () => Promise<Stored>) =>
    countStored(all, 'all', () => countStored(senders, sender, store))
}
