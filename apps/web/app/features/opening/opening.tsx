import type { Language } from '@islamic-centre/i18n/locales'
import { Link } from '@islamic-centre/ui/link'
import { Markdown } from '@islamic-centre/ui/markdown'
import { Ornament } from '@islamic-centre/ui/ornament'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inItsLanguage } from '../../in-its-language.ts'
import { type PageName, pagePath, trailTo } from '../../site-pages.ts'
import { useLanguage } from '../../words.tsx'
import './opening.css'

type OpeningProps = {
  page: PageName
  /** One record that the page lists, shown by itself below it. */
  record?: { title: string; language: Language } | undefined
  /** A line under the title: when, by whom. */
  meta?: ReactNode
  /** What an editor wrote to open the page; its name alone stands where there is nothing. */
  words?: { title: string; html?: string; text?: string | undefined; language: Language } | null | undefined
  /** What a visitor came for, when it is one thing: a number to call. */
  children?: ReactNode
}

/** The top of a page: where it is, what it is called, and its opening words. */
export function Opening({ page, record, meta, words, children }: OpeningProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const written = words ? inItsLanguage(words.language, language) : {}
  return (
    <header className="opening ui-ground">
      <Ornament place="corner" />
      <div className="opening__inner ui-container">
        <nav aria-label={t('nav.trail')}>
          <ol className="opening__trail">
            {trailTo(page).map((name) => (
              <li key={name} aria-current={name === page && !record ? 'page' : undefined}>
                {name === page && !record ? (
                  t(`nav.${name}`)
                ) : (
                  <Link variant="quiet" href={pagePath(language, name)}>
                    {t(`nav.${name}`)}
                  </Link>
                )}
              </li>
            ))}
            {record && (
              <li aria-current="page">
                <span {...inItsLanguage(record.language, language)}>{record.title}</span>
              </li>
            )}
          </ol>
        </nav>
        {record ? (
          <h1 {...inItsLanguage(record.language, language)}>{record.title}</h1>
        ) : (
          <h1>{words?.language === language ? words.title : t(`nav.${page}`)}</h1>
        )}
        {meta && <p className="opening__meta">{meta}</p>}
        {record && record.language !== language && (
          <p className="opening__only">{t(`records.onlyIn.${record.language}`)}</p>
        )}
        {words?.html && <Markdown html={words.html} {...written} />}
        {words?.text && (
          <p className="opening__text" {...written}>
            {words.text}
          </p>
        )}
        {children && <div className="opening__actions">{children}</div>}
      </div>
    </header>
  )
}
