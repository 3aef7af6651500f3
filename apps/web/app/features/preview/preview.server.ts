import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import { readPreviewLink } from '@islamic-centre/site-contract/preview-link'
import { readUnsavedPreview } from '@islamic-centre/site-contract/unsaved-preview'
import { createContext } from 'react-router'
import { env } from '../../env.server.ts'
import { createPreviewCookie } from './preview-cookie.server.ts'

const { PREVIEW_SECRET, SITE_API_TOKEN, PUBLIC_URL } = env

/** Previews of drafts; undefined if the environment lacks their settings. */
export const preview =
  PREVIEW_SECRET && SITE_API_TOKEN
    ? {
        ...createPreviewCookie(PREVIEW_SECRET, PUBLIC_URL.startsWith('https:')),
        readLink: (query: URLSearchParams) => readPreviewLink(query, PREVIEW_SECRET, new Date()),
        readUnsaved: (text: string) => readUnsavedPreview(text, PREVIEW_SECRET, new Date()),
      }
    : undefined

/**
 * A preview for the origin of the admin panel. The data of its bar: when it ends (ms since 1970) and its texts, which no other
 * page has; a page beside a form has none.
 */
export type Previewed = { panel: string; bar?: { until: number; texts: Dictionary['preview'] } }

/** Set while a request is a preview. */
export const previewContext = createContext<Previewed | null>(null)

/** Prevents caching and indexing of a response. */
export function noStoreNoIndex(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}
