import { languages } from '@islamic-centre/i18n/locales'
import { data, isRouteErrorResponse } from 'react-router'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { dayOf } from '../dates/civil-day.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { parseSearchQuery } from '../features/search/parse-search-query.ts'
import { SearchForm } from '../features/search/search-form.tsx'
import { SearchKeys } from '../features/search/search-keys.tsx'
import { SearchOutcome } from '../features/search/search-outcome.tsx'
import { searchResults } from '../features/search/search-results.server.ts'
import type { Found } from '../features/search/search-results.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { useNoticesState } from '../freshness/use-notices-state.ts'
import { useRevalidationWhile } from '../freshness/use-revalidation-while.ts'
import { recordPath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { useSiteData } from '../platform/use-site-data.ts'
import { searchHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/search'
import { searchIndex } from './search/search-index.server.ts'

export const handle: PageHandle = { live: true, languageQuery: ['q'] }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { language, now, siteData, deathNotices } = content(context)
  const search = parseSearchQuery(url.searchParams)
  const reading = searchIndex()
  const site = await siteData()
  const head = searchHead(site, search.query)
  // The index is made while the visitor types.
  if (!search.query) return { head, search, found: undefined, failed: false }
  const index = await reading
  if (!index) return data({ head, search, found: undefined, failed: true }, { status: 503 })
  const { matches, similar } = index.search(search.query, { language, today: dayOf(now) })
  // The index may be older than the notices, which have the last word.
  const current = matches.some(isNotice) ? await deathNotices() : undefined
  const paths = current?.notices.flatMap(({ slug }) =>
    languages.map((it) => recordPath(it, 'deathNotice', slug)),
  )
  const shown = matches.filter((it) => !isNotice(it) || paths?.includes(it.document.path))
  const { results, ...page } = searchResults(shown, search.page, language)
  const withDays = results.map(({ date, ...it }) => ({
    ...it,
    day: date ? { date, words: formatCivilDay(language, date) } : undefined,
  }))
  const found = { ...page, similar, results: withDays }
  return { head, search, found, failed: false, notices: current?.state, isOutdated: !index.isCurrent }
}

const isNotice = ({ document }: { document: { kind: string } }) => document.kind === 'deathNotice'

/** Without a network, or above the rate limit, the page stays, with what was typed. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    const tooFast = isRouteErrorResponse(error) && error.status === 429
    if (request.signal.aborted || !(tooFast || error instanceof TypeError)) throw error
    const search = parseSearchQuery(new URL(request.url).searchParams)
    return { head: { title: document.title, noindex: true } as const, search, found: undefined, failed: true }
  }
}

/** The other results, where the notices are known to have changed. */
function withoutNotices(found: Found | undefined): Found | undefined {
  if (!found) return undefined
  const results = found.results.filter(({ kind }) => kind !== 'deathNotice')
  return { ...found, results, count: found.count - (found.results.length - results.length) }
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const site = useSiteData()
  const { search, failed } = loaderData
  const areNoticesOutdated = useNoticesState('notices' in loaderData ? loaderData.notices : undefined)
  useRevalidationWhile('isOutdated' in loaderData && loaderData.isOutdated, loaderData)
  const found = areNoticesOutdated ? withoutNotices(loaderData.found) : loaderData.found
  return (
    <SearchKeys>
      <PageHeader page="search">
        {/* In a preview every search loads the document, which is too slow during typing. */}
        <SearchForm query={search.query} instant={!site?.previewed} />
      </PageHeader>
      <SearchOutcome search={search} found={found} failed={failed} />
    </SearchKeys>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
