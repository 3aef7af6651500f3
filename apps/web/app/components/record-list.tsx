import type { PageName } from '@islamic-centre/site-contract/site-paths'
import { Section } from '@islamic-centre/ui/section'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import type { Paging } from '../paging/paging.ts'
import { pagePath } from '../paths/site-pages.ts'
import { PageLinks } from './page-links.tsx'

type RecordListProps = {
  page: PageName
  /** The heading for screen readers; by default the name of the page. */
  heading?: string
  paging: Paging
  /** The cards. */
  children: ReactNode
  /** Below the links to the other pages. */
  footer?: ReactNode
}

/** The records of a list page as a grid of cards, with links to its other pages. */
export function RecordList({ page, heading, paging, children, footer }: RecordListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section>
      <h2 className="ui-visually-hidden">{heading ?? t(`nav.${page}`)}</h2>
      <div className="ui-stack">
        <div className="ui-grid">{children}</div>
        <PageLinks paging={paging} list={pagePath(language, page)} />
        {footer}
      </div>
    </Section>
  )
}
