import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { timingSafeEqual } from './timing-safe-equal.ts'

/** Long enough to be rendered by a busy site; the panel asks for another one whenever something is typed. */
const lifetimeSeconds = 60

/** The most characters of a signed preview: several times the longest page. */
export const maxUnsavedLength = 512 * 1024

/** The query of a page's address to which a form is posted as the field `unsaved`. */
export const unsavedQuery = '?unsaved'

const unsavedPreview = z.object({
  /** Of the open form: a newer preview of it replaces an older one. */
  session: z.string().min(1).max(100),
  /** The path of the page, with the prefix of its language. */
  path: z.string(),
  /** The content server's type, without its prefix: `post`. */
  type: z.string(),
  documentId: z.string(),
  /** The entry by content locale, as the content server would return it if it were saved. */
  entries: z.record(z.string(), z.record(z.string(), z.unknown())),
})

/** A page with an entry as it is in the form of an editor, saved or not. */
export type UnsavedPreview = z.infer<typeof unsavedPreview>

const signatureOf = (payload: string, expires: string, secret: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['unsaved-preview', payload, expires]))
    .digest('base64url')

/** The preview as a text for a form: base64url JSON, expiry (seconds since 1970) and HMAC-SHA256, with dots between. */
export function signUnsavedPreview(preview: UnsavedPreview, secret: string, now: Date): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url')
  const expires = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds)
  return `${payload}.${expires}.${signatureOf(payload, expires, secret)}`
}

/** Reads such a text; undefined unless the content server signed it within the last minute. */
export function readUnsavedPreview(text: string, secret: string, now: Date): UnsavedPreview | undefined {
  const [payload = '', expires = '', signature = '', ...more] = text.split('.')
  if (more.length > 0 || !timingSafeEqual(signature, signatureOf(payload, expires, secret))) return undefined
  if (!(Number(expires) * 1000 > now.getTime())) return undefined
  return unsavedPreview.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data
}
