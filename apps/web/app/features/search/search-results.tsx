import { locales } from '@islamic-centre/i18n/locales'
import { Badge } from '@islamic-centre/ui/badge'
import { Link } from '@islamic-centre/ui/link'
import { Pagination } from '@islamic-centre/ui/pagination'
import { useTranslation } from 'react-i18next'
import { usePaginationLabels } from '../../components/pagination-labels.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { pagePath } from '../../paths/site-pages.ts'
import type { MarkedText } from './marked-text.server.ts'
import type { SearchResult } from './search-results.server.ts'
import './search-results.css'

export type Found = {
  results: (Omit<SearchResult, 'date'> & { day?: { date: string; words: string } | undefined })[]
  /** Of all pages. */
  count: number
  page: number
  pages: number
  similar: boolean
}

/** One page of what was found, the best first. */
export function SearchResults({ query, found }: { query: string; found: Found }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const pageLabels = usePaginationLabels()
  const { results, count, page, pages, similar } = found
  const path = `${pagePath(language, 'search')}?${new URLSearchParams({ q: query })}`
  return (
    <div className="search-results">
      <h2 className="ui-visually-hidden">{t('search.results')}</h2>
      <p className="search-results__count">
        {similar && t('search.similar')} {t('search.found', { count })}
      </p>
      <ol className="search-results__list">
        {results.map((it) => (
          <li key={`${it.path} ${it.language}`}>
            <p className="search-results__meta">
              <Badge tone="teal">{t(`search.kinds.${it.kind}`)}</Badge>
              {it.language !== language && (
                <Badge lang={locales[it.language].htmlLang}>{locales[it.language].name}</Badge>
              )}
              {it.day && <time dateTime={it.day.date}>{it.day.words}</time>}
            </p>
            <div {...langAttributes(it.language, language)}>
              <h3>
                <Link variant="bare" href={it.path}>
                  <Marked text={it.title} />
                </Link>
              </h3>
              <p className="search-results__excerpt">
                <Marked text={it.excerpt} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        count={pages}
        href={(to) => (to === 1 ? path : `${path}&page=${to}`)}
        labels={pageLabels}
      />
    </div>
  )
}

/** A text with the words that were found marked. */
function Marked({ text }: { text: MarkedText }) {
  return text.map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
}
