import type { PageName } from '@islamic-centre/site-contract/site-paths'
import { LinkButton } from '@islamic-centre/ui/button'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { pagePath } from '../../paths/site-pages.ts'
import { useErrorPage } from '../../platform/error-page.ts'
import './page-error.css'

const failed = { title: 'title', text: 'text' } as const
/** The messages by status; any other error is shown as a failure of the site. */
const kinds: Record<number, { title: 'notFound' | 'linkExpired'; text: 'notFoundText' | 'linkExpiredText' }> =
  {
    403: { title: 'linkExpired', text: 'linkExpiredText' },
    404: { title: 'notFound', text: 'notFoundText' },
  }

type PageErrorProps = {
  /** The list page of the record that was requested, and the name of the link to it. */
  list?: {
    page: PageName
    name:
      | 'events.all'
      | 'announcements.all'
      | 'classes.all'
      | 'lectures.all'
      | 'gallery.all'
      | 'albums.all'
      | 'nav.prayerCall'
  }
}

/** Shown in place of a page that failed: a plain message and links, never a stack trace. */
export function PageError({ list }: PageErrorProps) {
  const error = useRouteError()
  useErrorPage()
  const language = useLanguage()
  const { t } = useTranslation()
  const kind = (isRouteErrorResponse(error) && kinds[error.status]) || failed
  return (
    <section className="page-error">
      <title>{t(`errors.${kind.title}`)}</title>
      <h1>{t(`errors.${kind.title}`)}</h1>
      <p>{t(`errors.${kind.text}`)}</p>
      <p className="page-error__ways">
        {list && <LinkButton href={pagePath(language, list.page)}>{t(list.name)}</LinkButton>}
        <LinkButton variant={list ? 'secondary' : 'primary'} href={pagePath(language, 'home')}>
          {t('errors.home')}
        </LinkButton>
      </p>
    </section>
  )
}
