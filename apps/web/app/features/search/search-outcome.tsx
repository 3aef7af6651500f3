import type { PageName } from '@islamic-centre/site-contract/site-paths'
import { LinkButton } from '@islamic-centre/ui/button'
import { EmptyState } from '@islamic-centre/ui/empty-state'
import { InfoIcon, SearchIcon } from '@islamic-centre/ui/icon'
import { LinkList } from '@islamic-centre/ui/link-list'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { pagePath } from '../../paths/site-pages.ts'
import { DebouncedStatus } from './debounced-status.tsx'
import { maxQueryLength } from './parse-search-query.ts'
import { type Found, SearchResults } from './search-results.tsx'
import './search-outcome.css'

type SearchOutcomeProps = {
  search: { query: string; cut: boolean }
  /** Undefined without a query, and where the search failed. */
  found: Found | undefined
  failed: boolean
}

/** What came of a search; while the next one is under way the last stays. */
export function SearchOutcome({ search, found, failed }: SearchOutcomeProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const searching = useNavigation().location?.pathname === pagePath(language, 'search')
  const nothing = found?.count === 0
  const shown = nothing ? undefined : found
  const messages = [
    search.cut && t('search.cut', { count: maxQueryLength }),
    failed && t('search.failed'),
    nothing && t('search.none'),
    shown?.similar && t('search.similar'),
    shown && t('search.found', { count: shown.count }),
  ].filter(Boolean)
  return (
    <Section aria-busy={searching} className="search-outcome">
      <DebouncedStatus>{messages.join(' ')}</DebouncedStatus>
      {search.cut && <p className="search-outcome__cut">{t('search.cut', { count: maxQueryLength })}</p>}
      {shown && <SearchResults query={search.query} found={shown} />}
      {(nothing || failed) && (
        <EmptyState
          sign={failed ? <InfoIcon /> : <SearchIcon />}
          heading={failed ? t('search.failed') : t('search.none')}
          action={
            <LinkButton variant="secondary" href={pagePath(language, 'contact')}>
              {t('nav.contact')}
            </LinkButton>
          }
        >
          <p>{failed ? t('errors.text') : t('search.noneText')}</p>
        </EmptyState>
      )}
      {!shown && <Sections />}
    </Section>
  )
}

const sections: PageName[] = [
  'events',
  'announcements',
  'lectures',
  'classes',
  'services',
  'gallery',
  'galleryImage',
  'contact',
]

/** Links to the main pages, shown where there are no results. */
function Sections() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="search-outcome__sections">
      <h2>{t('search.sections')}</h2>
      <LinkList
        links={sections.map((name) => ({
          label: t(`nav.${name}`),
          detail: t(`descriptions.${name}`),
          href: pagePath(language, name),
        }))}
      />
    </div>
  )
}
