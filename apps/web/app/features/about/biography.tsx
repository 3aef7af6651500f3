import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { HtmlText } from '../../components/html-text.tsx'
import { Image } from '../../components/image.tsx'
import { Timeline } from '../../components/timeline.tsx'
import type { AboutTexts } from '../../content/types/about.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import './about.css'

type BiographyProps = Pick<AboutTexts, 'biography' | 'article' | 'portrait' | 'timeline'>

/** The biography between portrait and time line, and below it the article. */
export function Biography({ biography, article, portrait, timeline }: BiographyProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      {(biography || timeline) && (
        <Section id="biography">
          <div className="about__biography">
            {portrait && <Image first className="about__portrait" picture={portrait} layout="portrait" />}
            {biography && (
              <HtmlText html={biography.html} {...langAttributes(biography.language, language)} />
            )}
            {timeline && (
              <div className="about__timeline">
                <h2>{t('about.timeline')}</h2>
                <Timeline moments={timeline.value} {...langAttributes(timeline.language, language)} />
              </div>
            )}
          </div>
        </Section>
      )}
      {article && (
        <Section id="article" ground="tint" aria-label={t('about.article')}>
          <HtmlText
            className="about__article"
            html={article.html}
            {...langAttributes(article.language, language)}
          />
        </Section>
      )}
    </>
  )
}
