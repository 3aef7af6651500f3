import type { ServiceName } from '@islamic-centre/site-contract/site-paths'
import { Section, SectionHeader } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { HtmlText } from '../../components/html-text.tsx'
import { Image } from '../../components/image.tsx'
import type { Services } from '../../content/types/services.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import './service.css'

type ServiceProps = { name: ServiceName; service: NonNullable<Services[ServiceName]> }

/** One service: first the steps in order, then the details. */
export function Service({ name, service }: ServiceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const written = langAttributes(service.language, language)
  const { steps, html, image } = service
  return (
    <Section>
      <div className="ui-grid ui-grid--blocks">
        {steps.length > 0 && (
          <div className="ui-span-5">
            <SectionHeader heading={t(`services.steps.${name}`)} />
            <ol className="service__steps" {...written}>
              {steps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  {text && <p>{text}</p>}
                </li>
              ))}
            </ol>
          </div>
        )}
        <div className={steps.length > 0 ? 'ui-span-7 ui-stack' : 'ui-span-8 ui-stack'}>
          {image && <Image className="service__picture" picture={image} layout="besideText" alt="" />}
          <HtmlText html={html} {...written} />
        </div>
      </div>
    </Section>
  )
}
