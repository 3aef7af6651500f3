import type { ContentChange } from '@islamic-centre/site-contract/content-change'

type Listener = (change: ContentChange) => void

const listeners = new Set<Listener>()

/** Calls the listener for every change that the content server announces, until the returned function is called. */
export function onContentChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Notifies the listeners of this process. */
export function contentChanged(change: ContentChange) {
  for (const listener of listeners) listener(change)
}
