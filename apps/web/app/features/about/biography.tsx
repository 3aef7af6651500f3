import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { HtmlText } from '../../components/html-text.tsx'
import { Image } from '../../components/image.tsx'
import type { AboutTexts } from '../../content/types/about.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { languageOf } from '../../i18n/language-of.ts'
import './about.css'

/** The biography with its portrait, and below it the article. */
export function Biography({ biography, article, portrait }: Omit<AboutTexts, 'content'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      {biography && (
        <Section id="biography">
          <div className="ui-grid ui-grid--blocks">
            {portrait && (
              <div className="ui-span-4">
                <Image
                  first
                  className="about__portrait"
                  picture={portrait}
                  layout="portrait"
                  {...langAttributes(languageOf(portrait.alt) ?? language, language)}
                />
              </div>
            )}
            <HtmlText
              className="ui-span-8"
              html={biography.html}
              {...langAttributes(biography.language, language)}
            />
          </div>
        </Section>
      )}
      {article && (
        <Section id="article" ground="tint" aria-label={t('about.article')}>
          <HtmlText html={article.html} {...langAttributes(article.language, language)} />
        </Section>
      )}
    </>
  )
}
