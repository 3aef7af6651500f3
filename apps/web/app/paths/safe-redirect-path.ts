import { defaultLanguage, isLanguage } from '@islamic-centre/i18n/locales'
import { pagePath } from './site-pages.ts'

type Site = {
  /** The site's own origin: only a target of this origin is accepted. */
  origin: string
  /** The language whose home page replaces an unsafe target; the default one where it is none. */
  language: string | undefined
}

/** What a proxy or another parser may interpret as the start of a host, and characters that no page's path contains. */
const unsafeInPath = /[\\\p{Cc}]|\/\//u

/**
 * The path of a page of this site, for a redirect or a link whose target comes from a request: percent-encoded ASCII,
 * its first segment a language. Any other target becomes the home page. The target is parsed by `URL`, since a browser
 * interprets `\` as `/` and drops tabs and line breaks.
 */
export function safeRedirectPath(target: string | null | undefined, { origin, language }: Site): string {
  return (
    (target && ownPath(target, origin)) || pagePath(isLanguage(language) ? language : defaultLanguage, 'home')
  )
}

function ownPath(target: string, origin: string): string | undefined {
  try {
    const url = new URL(target, origin)
    const isPage = url.origin === new URL(origin).origin && isLanguage(url.pathname.split('/')[1])
    // The server refuses a path that is not UTF-8: decoding it throws.
    if (!isPage || unsafeInPath.test(decodeURIComponent(url.pathname))) return undefined
    // `URL` encodes everything outside ASCII, but leaves a backslash in a query as it is.
    return (url.pathname + url.search + url.hash).replaceAll('\\', '%5C')
  } catch {
    return undefined
  }
}
