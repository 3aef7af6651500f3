import { setTimeout as wait } from 'node:timers/promises'
import { type Site, startSite } from '../../apps/web/e2e/start-site.ts'
import { processorSeconds } from './process-usage.ts'

/** Seconds; those of the first page and of the first search from the start of the process on. */
export type Start = {
  ready: number
  firstPage: number
  firstSearch: number
  /** The longest that a request to `/healthz` waited meanwhile. */
  longestWait: number
  /** Processor of the site until the first search was answered. */
  processor: number
}

/** The longest answer of `/healthz`, in seconds, until the returned function is called. */
function watchLongestWait(url: string) {
  let isWatching = true
  let longest = 0
  const watching = (async () => {
    while (isWatching) {
      const started = performance.now()
      await (await fetch(`${url}/healthz`)).text()
      longest = Math.max(longest, (performance.now() - started) / 1000)
      await wait(5)
    }
  })()
  return async () => {
    isWatching = false
    await watching
    return longest
  }
}

/** Starts a site as a first visitor finds it, who opens a list and searches. */
export async function measureStart(
  options: Parameters<typeof startSite>[0],
): Promise<{ site: Site; start: Start }> {
  const started = performance.now()
  const sinceStart = () => (performance.now() - started) / 1000
  const site = await startSite(options)
  const ready = sinceStart()
  const longestWait = watchLongestWait(site.url)
  try {
    await read(`${site.url}/ca/announcements`)
    const firstPage = sinceStart()
    await read(`${site.url}/ca/search?q=class`)
    const firstSearch = sinceStart()
    const processor = processorSeconds(site.pid)
    return {
      site,
      start: { ready, firstPage, firstSearch, processor, longestWait: await longestWait() },
    }
  } catch (error) {
    await longestWait()
    await site.stop()
    throw error
  }
}

async function read(url: string) {
  const answer = await fetch(url)
  await answer.text()
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}.`)
}
