import { LinkButton } from '@islamic-centre/ui/button'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useLanguage } from '../../words.tsx'
import './page-error.css'

/** What a visitor sees in place of a page that failed: plain words and a way on, never a stack. */
export function PageError() {
  const error = useRouteError()
  const language = useLanguage()
  const { t } = useTranslation()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <section className="page-error">
      <title>{t(missing ? 'errors.notFound' : 'errors.title')}</title>
      <h1>{t(missing ? 'errors.notFound' : 'errors.title')}</h1>
      <p>{t(missing ? 'errors.notFoundText' : 'errors.text')}</p>
      <LinkButton href={`/${language}/home`}>{t('errors.home')}</LinkButton>
    </section>
  )
}
