import type { PageName } from '@islamic-centre/site-contract/site-paths'
import { LinkButton } from '@islamic-centre/ui/button'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { pagePath } from '../paths/site-pages.ts'
import './page-message.css'

export type PageMessageProps = {
  message: { title: ParseKeys; text: ParseKeys }
  /** The list page of the record that was requested, and the name of the link to it. */
  list?: {
    page: PageName
    name: ParseKeys
  }
}

/** A message in place of a page, and links that lead on. */
export function PageMessage({ message, list }: PageMessageProps) {
  const language = useLanguage()
  const { t } = useTranslation()
  return (
    <section className="page-message">
      <h1>{t(message.title)}</h1>
      <p>{t(message.text)}</p>
      <p className="page-message__ways">
        {list && <LinkButton href={pagePath(language, list.page)}>{t(list.name)}</LinkButton>}
        <LinkButton variant={list ? 'secondary' : 'primary'} href={pagePath(language, 'home')}>
          {t('errors.home')}
        </LinkButton>
      </p>
    </section>
  )
}
