import { data, isRouteErrorResponse } from 'react-router'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { searchIndex } from '../content/search.server.ts'
import { dayOf } from '../dates/civil-day.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { parseSearchQuery } from '../features/search/parse-search-query.ts'
import { SearchForm } from '../features/search/search-form.tsx'
import { SearchKeys } from '../features/search/search-keys.tsx'
import { SearchOutcome } from '../features/search/search-outcome.tsx'
import { searchResults } from '../features/search/search-results.server.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import type { PageHandle } from '../platform/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/search'

export const handle: PageHandle = { live: true }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { language, now } = content(context)
  const asked = parseSearchQuery(url.searchParams)
  const reading = searchIndex()
  // Who comes to search finds the index made.
  if (!asked.query) return { asked, found: undefined, failed: false }
  const index = await reading
  if (!index) return data({ asked, found: undefined, failed: true }, { status: 503 })
  const found = searchResults(index, asked, language, dayOf(now))
  const results = found.results.map(({ date, ...it }) => ({
    ...it,
    day: date ? { date, words: formatCivilDay(language, date) } : undefined,
  }))
  return { asked, found: { ...found, results }, failed: false }
}

/** Without a network, or asked too fast, the page stays, and keeps what was typed. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    const tooFast = isRouteErrorResponse(error) && error.status === 429
    if (request.signal.aborted || !(tooFast || error instanceof TypeError)) throw error
    return { asked: parseSearchQuery(new URL(request.url).searchParams), found: undefined, failed: true }
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const query = loaderData?.asked.query
  if (error || !site?.dictionary) return pageMeta(site, 'search', { error })
  if (!query) return [...pageMeta(site, 'search'), noindex]
  const { nav, site: named } = site.dictionary
  return [{ title: `${nav.search}: ${query} · ${site.frame.about?.title ?? named.name}` }, noindex]
}

const noindex = { name: 'robots', content: 'noindex' }

export default function SearchRoute({ loaderData, matches }: Route.ComponentProps) {
  return (
    <SearchKeys>
      <PageHeader page="search">
        {/* In a preview every question loads the document anew, which no hand could type against. */}
        <SearchForm query={loaderData.asked.query} instant={!matches[1].loaderData.previewed} />
      </PageHeader>
      <SearchOutcome {...loaderData} />
    </SearchKeys>
  )
}

export { PageError as ErrorBoundary }
