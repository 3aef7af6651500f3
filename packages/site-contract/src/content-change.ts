import { z } from 'zod'

/** The payload of the webhook: a change that visitors can see, never the content itself. */
export const contentChange = z.object({
  event: z.enum(['entry.publish', 'entry.unpublish', 'entry.delete', 'media.update', 'media.delete']),
  /** The content server's name of the type: `api::post.post`. */
  type: z.string().max(200),
  documentId: z.string().max(100).optional(),
})

export type ContentChange = z.infer<typeof contentChange>
