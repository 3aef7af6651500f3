import { LinkButton } from '@islamic-centre/ui/button'
import { Section } from '@islamic-centre/ui/section'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { HtmlText } from '../../components/html-text.tsx'
import { Image } from '../../components/image.tsx'
import type { HomeSections } from '../../content/types/home-sections.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import './book.css'

/** The book that the centre recommends: its cover, description and link. */
export function Book({ book }: { book: HomeSections['book'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useId()
  if (!book) return null
  const { title, html, cover, href } = book
  const written = langAttributes(book.language, language)
  return (
    <Section ground="tint" aria-labelledby={heading}>
      <div className="book" data-covered={cover ? true : undefined}>
        {cover && <Image className="book__cover" picture={cover} layout="book" />}
        <div className="book__text">
          <p className="book__kind">{t('book.title')}</p>
          <h2 id={heading} {...written}>
            {title}
          </h2>
          <HtmlText html={html} {...written} />
          {href && <LinkButton href={href}>{t('book.read')}</LinkButton>}
        </div>
      </div>
    </Section>
  )
}
