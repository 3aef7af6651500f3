import { vi } from 'vitest'
import { createContentCache } from './content-cache.server.ts'
import { listOf, scriptedList } from './scripted-list.fixture.ts'

export const count = 2_000
export const type = 'api::post.post'

/** A site that has read a list of so many entries in both languages. */
export async function startSite(entries = count, file?: unknown) {
  const server = scriptedList()
  for (let number = 0; number < entries; number++)
    for (const locale of ['fa', 'en'] as const) server.publish(locale, `entry-${number}`)
  const posts = listOf('posts', server)
  const saved: unknown[] = []
  const lines: string[] = []
  const line =
    (level: string) =>
    ({ event }: { event: string }) =>
      void lines.push(`${level} ${event}`)
  const cache = createContentCache({
    clients: undefined as never,
    file: () => ({ load: async () => file, save: async (it) => void saved.push(it) }),
    monotonic: () => performance.now(),
    log: { error: line('error'), warn: line('warn'), info: line('info') },
  })
  const read = (language: 'fa' | 'ca') => cache.read(posts, language)
  const titles = async (language: 'fa' | 'ca') => (await read(language)).map((it) => it.title)
  const first = Promise.all([read('fa'), read('ca')])
  await vi.advanceTimersByTimeAsync(5_000)
  await first
  /** The requests until there are no more. */
  const settled = async () => {
    await vi.advanceTimersByTimeAsync(5_000)
    return server.requests.splice(0).toSorted()
  }
  const poll = async () => {
    await vi.advanceTimersByTimeAsync(70_000)
    server.requests.length = 0
    cache.refreshIfDue()
    return settled()
  }
  const change = (event: 'entry.publish' | 'entry.unpublish' | 'entry.delete', documentId?: string) => {
    cache.invalidate({ event, type, documentId })
    return settled()
  }
  const whole = server.requests.splice(0)
  return { cache, server, read, titles, settled, poll, change, whole, saved, lines }
}

/** The requests of an idle minute. */
export const idle = ['en newest 10', 'fa newest 10']
/** The requests of reading so many entries. */
export const wholeOf = (entries: number) =>
  ['en', 'fa'].flatMap((locale) =>
    Array.from({ length: entries / 100 }, (_, at) => `${locale} all ${at + 1}`),
  )
