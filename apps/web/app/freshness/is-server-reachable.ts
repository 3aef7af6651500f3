import { clientBuildVersion } from '../platform/react-router-internals.ts'

/** What the server says of itself, beside what the page knows. */
export type ServerStatus = {
  /** Milliseconds by which this device's clock is ahead of the server's; what the way there leaves open is taken off. */
  clockAhead: number
  /** Whether it has another build than the page is of. */
  otherBuild: boolean
}

type Answer = { now: number; build?: string }

const timeoutMs = 20_000

/** Asks the server for its clock and its build; undefined where it does not answer. */
export async function fetchServerStatus(): Promise<ServerStatus | undefined> {
  const began = performance.now()
  try {
    const answer = await fetch('/now', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok) return undefined
    const { now, build } = (await answer.json()) as Answer
    return {
      clockAhead: clockAhead(Date.now(), now, performance.now() - began),
      otherBuild: build !== undefined && build !== clientBuildVersion(),
    }
  } catch {
    return undefined
  }
}

/**
 * The server spoke somewhere within the `roundTrip` that ends at `here`: half of it later at most than the middle, so
 * that half is no error of the clock. All in milliseconds.
 */
export function clockAhead(here: number, server: number, roundTrip: number): number {
  const half = roundTrip / 2
  const ahead = here - half - server
  return Math.sign(ahead) * Math.max(0, Math.abs(ahead) - half)
}
