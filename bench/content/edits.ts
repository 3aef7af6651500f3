import { setTimeout as wait } from 'node:timers/promises'
import type { Administrator } from '../../apps/cms/tests/administrator.ts'
import { processorSeconds } from './process-usage.ts'

export type Servers = { site: { url: string; pid: number }; contentServer: { url: string; pid: number } }
export type Usage = { site: number; contentServer: number }
export type Edit = Usage & { shown: number; found?: number | undefined }

const pollIntervalMs = 100
/** How long the processor time of an edit is counted: whatever it causes has ended by then. */
export const windowMs = 15_000
const longestMs = 120_000

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** The processor seconds of both servers while something is done. */
export async function usageWhile(
  { site, contentServer }: Servers,
  run: () => Promise<unknown>,
): Promise<Usage> {
  const read = () => [site.pid, contentServer.pid].map(processorSeconds)
  const [siteBefore = 0, contentServerBefore = 0] = read()
  await run()
  const [siteAfter = 0, contentServerAfter = 0] = read()
  return { site: siteAfter - siteBefore, contentServer: contentServerAfter - contentServerBefore }
}

async function secondsUntilShown(url: string, text: string): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < longestMs) {
    const answer = await fetch(url)
    if ((await answer.text()).includes(text) && answer.ok) return (performance.now() - started) / 1000
    await wait(pollIntervalMs)
  }
  throw new Error(`${url} did not show ${text} within ${longestMs / 1000} s.`)
}

export type Subject = {
  /** `api::anouncement.anouncement` */
  type: string
  documentId: string
  title: string
  /** The path of its English page on the site. */
  path: string
}

/** Publishes an entry with another title, as the panel does, and measures until the site shows it, and optionally finds it. */
export async function measureEdit(
  servers: Servers,
  administrator: Administrator,
  { type, documentId, title, path }: Subject,
  word: string,
  withSearch: boolean,
): Promise<Edit> {
  const { url } = servers.site
  let shown = 0
  let found: number | undefined
  const usage = await usageWhile(servers, async () => {
    const over = wait(windowMs)
    const entry = `/content-manager/collection-types/${type}/${documentId}`
    await administrator('POST', `${entry}/actions/publish?locale=en`, { title: `${title} ${word}` })
    const published = performance.now()
    shown = await secondsUntilShown(`${url}${path}`, word)
    if (withSearch) {
      // The page of results repeats the query, so the path of the record is looked for.
      await secondsUntilShown(`${url}/ca/search?q=${word}`, `href="${path}"`)
      found = (performance.now() - published) / 1000
    }
    await over
  })
  return { ...usage, shown, found }
}
