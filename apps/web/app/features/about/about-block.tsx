import { LinkButton } from '@islamic-centre/ui/button'
import { Link } from '@islamic-centre/ui/link'
import { Section, SectionHeader } from '@islamic-centre/ui/section'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { HtmlText } from '../../components/html-text.tsx'
import { Image } from '../../components/image.tsx'
import { LocalizedText } from '../../components/localized-text.tsx'
import type { HomeSections } from '../../content/types/home-sections.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { pagePath } from '../../paths/site-pages.ts'
import './about.css'

/** A short description of the centre, with links to its page, to the biography and to the article. */
export function AboutBlock({ about }: { about: HomeSections['about'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useId()
  if (!about) return null
  const { title, html, image } = about
  const written = langAttributes(about.language, language)
  const biography = pagePath(language, 'biography')
  return (
    <Section aria-labelledby={heading}>
      <div className="about__block ui-grid">
        {image && (
          <div className="ui-span-5">
            <Image className="about__picture" picture={image} layout="besideText" />
          </div>
        )}
        <div className={image ? 'ui-span-7' : 'ui-span-8'}>
          <SectionHeader headingId={heading} heading={<LocalizedText by={about}>{title}</LocalizedText>} />
          <HtmlText html={html} {...written} />
          <p className="about__ways">
            <LinkButton href={pagePath(language, 'about')}>{t('about.more')}</LinkButton>
            <Link variant="action" href={`${biography}#biography`}>
              {t('nav.biography')}
            </Link>
            <Link variant="action" href={`${biography}#article`}>
              {t('about.article')}
            </Link>
          </p>
        </div>
      </div>
    </Section>
  )
}
