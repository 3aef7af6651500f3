import { languages } from '@islamic-centre/i18n/locales'
import { pagePath } from '../../paths/site-pages.ts'

/** The headers of a cached page that shows death notices: their state, and when the first of them ends. */
const stateHeader = 'X-Death-Notices'
const untilHeader = 'X-Until'
const shown = /<div data-death-notices="([\w-]*)"(?: data-until="(\d+)")?/

/** The headers of the copy of a page; none where it shows no death notice. */
export function noticeHeaders(html: string): Record<string, string> {
  const [, state, until] = shown.exec(html) ?? []
  if (state === undefined) return {}
  return { [stateHeader]: state, ...(until && { [untilHeader]: until }) }
}

/** The state of the death notices that a copy shows; undefined where it shows none. */
export const shownState = ({ headers }: Pick<Response, 'headers'>): string | undefined =>
  headers.get(stateHeader) ?? undefined

/**
 * A copy as it may be shown: after the end of a notice without the notices, and not at all where it is the page of one or
 * their list.
 */
export async function withoutEnded(copy: Response, path: string, now: number): Promise<Response | undefined> {
  const until = copy.headers.get(untilHeader)
  if (until === null || now < Number(until)) return copy
  if (languages.some((it) => path.startsWith(pagePath(it, 'deathNotices')))) return undefined
  const html = (await copy.text()).replace('<div data-death-notices', '<div hidden data-death-notices')
  return new Response(html, { headers: copy.headers })
}
