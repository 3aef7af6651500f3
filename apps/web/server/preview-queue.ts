import { type BulkheadPolicy, BulkheadRejectedError } from 'cockatiel'

type Render<Page> = (signal: AbortSignal) => Promise<Page>
type Run = { controller: AbortController; started: boolean }
type Preview<Page> = { clients: Set<PromiseWithResolvers<Page>>; run?: Run }

/**
 * Renders previews within the limits of a bulkhead. When the same one is requested again, the earlier render is
 * cancelled and its clients get the newer page; a render without clients is cancelled, too.
 */
export function createPreviewQueue<Page>(renders: BulkheadPolicy) {
  const previews = new Map<unknown, Preview<Page>>()

  function leave(preview: Preview<Page>, key: unknown, client: PromiseWithResolvers<Page>, reason: unknown) {
    client.reject(reason)
    preview.clients.delete(client)
    if (preview.clients.size > 0 || previews.get(key) !== preview) return
    previews.delete(key)
    preview.run?.controller.abort(reason)
  }

  function start(preview: Preview<Page>, key: unknown, render: Render<Page>) {
    const run = { controller: new AbortController(), started: false }
    const { signal } = run.controller
    preview.run?.controller.abort()
    preview.run = run
    const settle = (finish: (client: PromiseWithResolvers<Page>) => void) => {
      if (preview.run !== run || signal.aborted) return
      previews.delete(key)
      for (const client of preview.clients) finish(client)
    }
    const renderNow = () => {
      run.started = true
      return render(signal)
    }
    renders.execute(renderNow, signal).then(
      (page) => settle((it) => it.resolve(page)),
      (error) => settle((it) => it.reject(error)),
    )
  }

  /** The preview of a key. Rejects with BulkheadRejectedError, or with the reason of `signal`. */
  return async (key: unknown, render: Render<Page>, signal: AbortSignal): Promise<Page> => {
    signal.throwIfAborted()
    const preview = previews.get(key) ?? { clients: new Set() }
    const startsRun = !preview.run || preview.run.started
    const { executionSlots, queueSlots } = renders
    // Only the newcomer is refused: the render that others wait for goes on.
    if (startsRun && executionSlots + queueSlots === 0) throw new BulkheadRejectedError(0, 0)
    previews.set(key, preview)
    const client = Promise.withResolvers<Page>()
    preview.clients.add(client)
    signal.addEventListener('abort', () => leave(preview, key, client, signal.reason), { once: true })
    if (startsRun) start(preview, key, render)
    return client.promise
  }
}
