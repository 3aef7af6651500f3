import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import { readPreviewLink } from '@islamic-centre/site-contract/preview-link'
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
      }
    : undefined

/**
 * The data of the preview bar: when the preview ends (ms since 1970), the origin of the admin panel, and its texts, which
 * no other page has.
 */
export type Previewed = { until: number; panel: string; texts: Dictionary['preview'] }

/** Set while a request is a preview. */
export const previewContext = createContext<Previewed | null>(null)

/** Prevents caching and indexing of a response. */
export function noStoreNoIndex(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}
