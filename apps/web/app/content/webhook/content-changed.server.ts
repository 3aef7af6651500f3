import { z } from 'zod'

/** What the content server reports of a change that a visitor can see; never the content itself. */
export const contentChange = z.object({
  event: z.enum(['entry.publish', 'entry.unpublish', 'entry.delete', 'media.update', 'media.delete']),
  /** The content server's name of the type: `api::post.post`. */
  type: z.string().max(200),
  documentId: z.string().max(100).optional(),
})

export type ContentChange = z.infer<typeof contentChange>
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
