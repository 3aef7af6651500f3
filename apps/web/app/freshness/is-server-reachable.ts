import { clientBuildVersion } from '../platform/react-router-internals.ts'

/** The state of the server, compared with the page. */
export type ServerStatus = {
  /** Milliseconds by which this device's clock is ahead of the server's, less the uncertainty from the latency. */
  clockAhead: number
  /** Whether its build differs from the page's. */
  otherBuild: boolean
  /** Whether this process of the server has other content than when it last answered this caller, or answers it first. */
  otherContent: boolean
  /** Differs whenever the death notices differ that are shown; undefined where the server could not read them. */
  notices: string | undefined
}

type ServerTime = {
  now: number
  build?: string
  content?: { process: string; version: string }
  notices?: string
}

/** The content version of each process that has answered a caller: each process counts by itself. */
export type ContentVersions = Map<string, string>

const maxProcesses = 32

function isOtherContent(
  versions: ContentVersions,
  { process, version }: NonNullable<ServerTime['content']>,
): boolean {
  if (versions.get(process) === version) return false
  if (versions.size >= maxProcesses) versions.clear()
  versions.set(process, version)
  return true
}

const timeoutMs = 20_000

/**
 * Requests the server's clock, build and content version; undefined if it does not respond.
 *
 * @param versions the versions of the last answers to this caller: a change is reported to each caller once
 */
export async function fetchServerStatus(
  versions: ContentVersions = new Map(),
): Promise<ServerStatus | undefined> {
  const began = performance.now()
  try {
    const response = await fetch('/now', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return undefined
    const { now, build, content, notices } = (await response.json()) as ServerTime
    return {
      clockAhead: clockAhead(Date.now(), now, performance.now() - began),
      otherBuild: build !== undefined && build !== clientBuildVersion(),
      otherContent: content !== undefined && isOtherContent(versions, content),
      notices,
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
