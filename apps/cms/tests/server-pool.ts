import type { ContentServer } from './start-content-server.ts'

/** A server for one user at a time, which is given back or stopped. */
export interface Pool<Server> {
  take(): Promise<Server>
  giveBack(url: string): void
  stop(): Promise<void>
}

/** Starts a server when none is free, so there are at most as many as users at the same time; the one unused longest is next. */
export function serverPool<Server extends { server: ContentServer; stop(): Promise<void> }>(
  start: () => Promise<Server>,
): Pool<Server> {
  const started: Server[] = []
  const free: Server[] = []
  return {
    async take() {
      const one = free.shift()
      if (one) return one
      const another = await start()
      started.push(another)
      return another
    },
    giveBack(url) {
      const one = started.find(({ server }) => server.url === url)
      if (one) free.push(one)
    },
    async stop() {
      for (const { stop } of started) await stop()
    },
  }
}
