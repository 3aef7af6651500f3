import { Card } from '@islamic-centre/ui/card'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { Image } from '../../components/image.tsx'
import type { HomeSections } from '../../content/types/home-sections.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'

/** What the centre advertises, each marked as an advert. */
export function Adverts({ adverts }: { adverts: HomeSections['adverts'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (adverts.length === 0) return null
  return (
    <Section heading={t('adverts.title')}>
      <div className={adverts.length > 1 ? 'ui-grid ui-grid--row' : 'ui-grid'}>
        {adverts.map(({ title, text, image, href, language: written }) => (
          <Card
            key={title}
            className="ui-span-third"
            layout="compact"
            href={href}
            heading={title}
            written={langAttributes(written, language)}
            meta={t('adverts.mark')}
            media={image && <Image picture={image} layout="compact" />}
          >
            {text && <p>{text}</p>}
          </Card>
        ))}
      </div>
    </Section>
  )
}
