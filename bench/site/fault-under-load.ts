import { setTimeout as wait } from 'node:timers/promises'
import { linesOf } from '../../apps/web/e2e/log-lines.ts'
import { shownToReaders } from '../../apps/web/e2e/shown-to-readers.ts'
import type { Site } from '../../apps/web/e2e/start-site.ts'
import { visitorsOf } from '../../apps/web/tests/topology/visitors.ts'

/** How many lines of an event the site has logged since the measurement began. */
type Count = (event: string) => number

export type FaultCase = {
  name: string
  /** Starts a separate site, if the fault starts before the site. */
  start?: () => Promise<Site>
  begin?: (site: Site) => unknown
  /** Whether the site has logged all of it. */
  isLogged?: (count: Count) => boolean
  end?: (site: Site) => unknown
  isOver?: (count: Count) => boolean
}

export type Measured = {
  name: string
  /** The duration of each request in milliseconds, sorted. */
  times: number[]
  right: number
  /** Failures and wrong responses. */
  missed: string[]
  /** Log lines about content or a file, and about the unavailable content server. */
  lines: number
  breakerOpened: number
  /** Milliseconds from the end of the fault; undefined if no log line marks it. */
  recovered: number | undefined
}

/** Milliseconds: how long there is load before and after a fault, and the longest wait. */
const around = 2_000
const longest = 120_000

export async function until(what: string, isSo: () => boolean) {
  const deadline = Date.now() + longest
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`It did not come to that in two minutes: ${what}.`)
    await wait(20)
  }
}

/**
 * Measures one fault while visitors request every address, from before it starts until after it ended; `shown` is the
 * expected content.
 */
export async function measureFault(
  { name, start, begin, isLogged, end, isOver }: FaultCase,
  steady: Site,
  shown: ReadonlyMap<string, string>,
): Promise<Measured> {
  const site = (await start?.()) ?? steady
  const from = start ? 0 : site.logs().length
  const count: Count = (event) => linesOf(site.logs().slice(from), event).length
  const visitors = visitorsOf(
    [...shown].map(([address, expected]) => ({
      url: site.url + address,
      wrong: (body) => (shownToReaders(body.toString()) === expected ? undefined : 'it shows something else'),
    })),
  )
  try {
    await wait(around)
    await begin?.(site)
    // At the start of a minute every page is rendered again, from the available content.
    const minute = new Date().getMinutes()
    await until(`${name}: it is logged`, () => isLogged?.(count) ?? true)
    await until('the next minute', () => new Date().getMinutes() !== minute)
    await wait(around)
    await end?.(site)
    const ended = performance.now()
    await until(`${name}: it is over`, () => isOver?.(count) ?? true)
    const recovered = isOver && performance.now() - ended
    await wait(around)
    await visitors.leave()
    const { answered, failures, times } = visitors.counted()
    return {
      name,
      times: times.toSorted((one, other) => one - other),
      right: answered,
      missed: [
        ...Object.entries(failures).map(([how, often]) => `${name}: ${how}, ${often} times`),
        ...visitors.wrong().map((it) => `${name}: ${it}`),
      ],
      lines: ['content_unavailable', 'content_file_unwritable', 'content_file_unreadable']
        .map(count)
        .reduce((sum, it) => sum + it),
      breakerOpened: count('content_server_unavailable'),
      recovered,
    }
  } finally {
    await visitors.leave()
    if (site !== steady) await site.stop()
  }
}
