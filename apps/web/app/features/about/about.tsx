import { Card } from '@islamic-centre/ui/card'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { HtmlText } from '../../components/html-text.tsx'
import { Image } from '../../components/image.tsx'
import type { AboutTexts } from '../../content/types/about.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { pagePath } from '../../paths/site-pages.ts'
import './about.css'

type AboutProps = {
  content: AboutTexts['content']
  portrait: AboutTexts['portrait']
  /** Whether there is a biography or an article to link to. */
  people: boolean
}

/** The editor's text about the centre, with a link to the biography. */
export function About({ content, portrait, people }: AboutProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section>
      <div className="ui-grid ui-grid--blocks">
        {content && (
          <HtmlText
            className="ui-span-8"
            html={content.html}
            {...langAttributes(content.language, language)}
          />
        )}
        {people && (
          <Card
            className="about__people ui-span-4"
            headingLevel={2}
            heading={t('about.people')}
            href={pagePath(language, 'biography')}
            media={portrait && <Image picture={portrait} layout="aside" alt="" />}
          >
            {t('about.peopleText')}
          </Card>
        )}
      </div>
    </Section>
  )
}
