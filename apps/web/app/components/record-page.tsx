import type { Language } from '@islamic-centre/i18n/locales'
import type { PageName } from '@islamic-centre/site-contract/site-paths'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Picture } from '../content/types/media.server.ts'
import type { Html } from '../hydration/document-html.ts'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { langAttributes } from '../i18n/lang-attributes.ts'
import { pagePath } from '../paths/site-pages.ts'
import { HtmlText } from './html-text.tsx'
import { Image } from './image.tsx'
import { ShareRecord } from './share-record.tsx'
import './record-page.css'

type RecordProps = {
  record: { title: string; language: Language; html?: Html | undefined; cover?: Picture | undefined }
  /** The page that lists it, and the label of the link back. */
  list: { page: PageName; label: string }
  /** Its main facts. */
  facts?: ReactNode
  /** Its actions. */
  actions?: ReactNode
  /** Its audio or video, before its text. */
  children?: ReactNode
}

/** One event, class, lecture or announcement: its text, and beside it date, place and actions. */
export function RecordPage({ record, list, facts, actions, children }: RecordProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { title, html, cover } = record
  const written = langAttributes(record.language, language)
  return (
    <Section className="record-section">
      <div className="record">
        <div className="record__text">
          {cover && (
            <Image
              first
              className="record__cover"
              picture={cover}
              layout="record"
              // Decorative: the title is above it.
              alt=""
            />
          )}
          {children}
          <HtmlText html={html} {...written} />
        </div>
        <aside className="record__aside" aria-label={t('records.glance')}>
          {facts}
          <div className="record__actions">
            {actions}
            <ShareRecord title={title} />
          </div>
        </aside>
      </div>
      <p className="record__back">
        <Link variant="action" href={pagePath(language, list.page)}>
          {list.label}
        </Link>
      </p>
    </Section>
  )
}
