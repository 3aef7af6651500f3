import type { PageName } from '@islamic-centre/site-contract/site-paths'
import { LinkButton } from '@islamic-centre/ui/button'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { pagePath } from '../../paths/site-pages.ts'
import { useErrorPage } from '../../platform/error-page.ts'
import './page-error.css'

const failed = { title: 'errors.title', text: 'errors.text' } as const
export const notFound = { title: 'errors.notFound', text: 'errors.notFoundText' } as const

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
      | 'calendar.all'
      | 'deathNotices.all'
      | 'nav.prayerCall'
  }
  /** The message for status 403, where the page can be refused. */
  refused?: { title: 'errors.linkExpired'; text: 'errors.linkExpiredText' }
}

/** Shown in place of a page that failed: a plain message and links, never a stack trace. */
export function PageError({ list, refused }: PageErrorProps) {
  const error = useRouteError()
  useErrorPage()
  const { t } = useTranslation()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const message = (status === 404 && notFound) || (status === 403 && refused) || failed
  return (
    <>
      <title>{t(message.title)}</title>
      <PageMessage message={message} list={list} />
    </>
  )
}

type PageMessageProps = Pick<PageErrorProps, 'list'> & {
  message: typeof failed | typeof notFound | NonNullable<PageErrorProps['refused']>
}

/** A message in place of a page, and links that lead on. */
export function PageMessage({ message, list }: PageMessageProps) {
  const language = useLanguage()
  const { t } = useTranslation()
  return (
    <section className="page-error">
      <h1>{t(message.title)}</h1>
      <p>{t(message.text)}</p>
      <p className="page-error__ways">
        {list && <LinkButton href={pagePath(language, list.page)}>{t(list.name)}</LinkButton>}
        <LinkButton variant={list ? 'secondary' : 'primary'} href={pagePath(language, 'home')}>
          {t('errors.home')}
        </LinkButton>
      </p>
    </section>
  )
}
