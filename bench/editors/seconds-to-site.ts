import { setTimeout as wait } from 'node:timers/promises'

const pollIntervalMs = 25
const longestMs = 180_000

/** The seconds from the beginning of a press until something is so. */
export async function secondsUntil(
  press: () => Promise<unknown>,
  isSo: () => Promise<boolean>,
): Promise<number> {
  const from = performance.now()
  await press()
  while (!(await isSo())) {
    if (performance.now() - from > longestMs) throw new Error('It was not shown.')
    await wait(pollIntervalMs)
  }
  return (performance.now() - from) / 1000
}

/** Reads pages of the site as a visitor. */
export const visitorOf = (site: string) => ({
  shows: async (path: string, text: string) => (await (await fetch(site + path)).text()).includes(text),
  /** Where an address leads, if it redirects. */
  async leadsTo(path: string) {
    const response = await fetch(site + path, { redirect: 'manual' })
    return response.status === 301 ? response.headers.get('location') : undefined
  },
})

export type Visitor = ReturnType<typeof visitorOf>
