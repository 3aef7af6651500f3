import pLimit from 'p-limit'
import { Overloaded } from './render-gate.ts'

/** A preview bypasses the content cache, so their number is limited to protect the content server. */
const mostAtOnce = 2
const mostWaiting = 100

type Render<Answer> = (signal: AbortSignal) => Promise<Answer>
type Run = { controller: AbortController; begun: boolean }
type Preview<Answer> = { clients: Set<PromiseWithResolvers<Answer>>; run?: Run }

/**
 * Renders previews one after the other. When the same one is requested again, the earlier render is cancelled and its
 * clients get the newer response; a render without clients is cancelled, too.
 */
export function createPreviewQueue<Answer>({ atOnce = mostAtOnce, waiting = mostWaiting } = {}) {
  const limit = pLimit(atOnce)
  const previews = new Map<unknown, Preview<Answer>>()

  /** Requests the preview of a key; rejects with Overloaded where too many wait, or with the reason of `signal`. */
  async function answer(key: unknown, render: Render<Answer>, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted()
    const preview = previews.get(key) ?? { clients: new Set() }
    const isNew = preview.run === undefined || preview.run.begun
    if (isNew && limit.pendingCount >= waiting) throw new Overloaded('too many previews are being made')
    previews.set(key, preview)
    const client = Promise.withResolvers<Answer>()
    preview.clients.add(client)
    signal.addEventListener('abort', () => leave(key, preview, client, signal.reason), { once: true })
    if (isNew) begin(key, preview, render)
    return client.promise
  }

  function leave(
    key: unknown,
    preview: Preview<Answer>,
    client: PromiseWithResolvers<Answer>,
    reason: unknown,
  ) {
    client.reject(reason)
    preview.clients.delete(client)
    if (preview.clients.size > 0 || previews.get(key) !== preview) return
    previews.delete(key)
    preview.run?.controller.abort(reason)
  }

  function begin(key: unknown, preview: Preview<Answer>, render: Render<Answer>) {
    const run = { controller: new AbortController(), begun: false }
    const { signal } = run.controller
    preview.run?.controller.abort()
    preview.run = run
    const settle = (finish: (client: PromiseWithResolvers<Answer>) => void) => {
      if (preview.run !== run || signal.aborted) return
      previews.delete(key)
      for (const client of preview.clients) finish(client)
    }
    void limit(async () => {
      if (signal.aborted) return
      run.begun = true
      await render(signal).then(
        (value) => settle((it) => it.resolve(value)),
        (error) => settle((it) => it.reject(error)),
      )
    })
  }

  return { answer, load: () => ({ working: limit.activeCount, waiting: limit.pendingCount }) }
}
