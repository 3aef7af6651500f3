import type { Language } from '@islamic-centre/i18n/locales'
import type { PageName } from '@islamic-centre/site-contract/site-paths'
import { Breadcrumbs } from '@islamic-centre/ui/breadcrumbs'
import { Ornament } from '@islamic-centre/ui/ornament'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Html } from '../hydration/document-html.ts'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { langAttributes } from '../i18n/lang-attributes.ts'
import { pagePath, trailTo } from '../paths/site-pages.ts'
import { HtmlText } from './html-text.tsx'
import './page-header.css'

type PageHeaderProps = {
  page: PageName
  /** The record of the list `page` that is shown on a page of its own. */
  record?: { title: string; language: Language } | undefined
  /** A line under the title: date and author. */
  meta?: ReactNode
  /** What an editor wrote at the top of the page; without it only the page's name is shown. */
  section?: { title: string; html?: Html | undefined; language: Language } | null | undefined
  /** A sentence or two in the language of the record or the section. */
  summary?: string | null | undefined
  /** The main action of the page, such as a number to call. */
  children?: ReactNode
}

/** The top of a page: breadcrumbs, title and the editor's text. */
export function PageHeader({ page, record, meta, section, summary, children }: PageHeaderProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const pages = trailTo(page)
  const written = langAttributes((record ?? section)?.language ?? language, language)
  return (
    <header className="page-header ui-ground">
      <Ornament place="corner" />
      <div className="page-header__inner ui-container">
        <Breadcrumbs
          label={t('nav.trail')}
          trail={(record ? pages : pages.slice(0, -1)).map((name) => ({
            label: t(`nav.${name}`),
            href: pagePath(language, name),
          }))}
          current={record ? <span {...written}>{record.title}</span> : t(`nav.${page}`)}
        />
        {record ? (
          <h1 {...written}>{record.title}</h1>
        ) : (
          <h1>{section?.language === language ? section.title : t(`nav.${page}`)}</h1>
        )}
        {meta && <p className="page-header__meta">{meta}</p>}
        {record && record.language !== language && (
          <p className="page-header__only">{t(`records.onlyIn.${record.language}`)}</p>
        )}
        <HtmlText html={section?.html} {...written} />
        {summary && (
          <p className="page-header__text" {...written}>
            {summary}
          </p>
        )}
        {children && <div className="page-header__actions">{children}</div>}
      </div>
    </header>
  )
}
