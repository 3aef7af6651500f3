import { clientBuildVersion } from '../platform/react-router-internals.ts'

/** The state of the server, compared with the page. */
export type ServerStatus = {
  /** Milliseconds by which this device's clock is ahead of the server's, less the uncertainty from the latency. */
  clockAhead: number
  /** Whether its build differs from the page's. */
  otherBuild: boolean
}

type ServerTime = { now: number; build?: string }

const timeoutMs = 20_000

/** Requests the server's clock and build; undefined if it does not respond. */
export async function fetchServerStatus(): Promise<ServerStatus | undefined> {
  const began = performance.now()
  try {
    const response = await fetch('/now', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return undefined
    const { now, build } = (await response.json()) as ServerTime
    return {
      clockAhead: clockAhead(Date.now(), now, performance.now() - began),
      otherBuild: build !== undefined && build !== clientBuildVersion(),
    }
  } catch {
    return undefined
  }
}

/**
 * The server read its clock at some time within the `roundTrip` that ends at `here`: at most half of it from the
 * middle, so that half is not counted as a clock error. All in milliseconds.
 */
export function clockAhead(here: number, server: number, roundTrip: number): number {
  const half = roundTrip / 2
  const ahead = here - half - server
  return Math.sign(ahead) * Math.max(0, Math.abs(ahead) - half)
}
