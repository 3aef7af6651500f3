import { LinkButton } from '@islamic-centre/ui/button'
import { Card } from '@islamic-centre/ui/card'
import { LampIcon, PeopleIcon, PhoneIcon, RingsIcon } from '@islamic-centre/ui/icon'
import { Section, type SectionProps } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { PhoneNumber, phoneAddress } from '../../components/phone-number.tsx'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { pagePath } from '../../paths/site-pages.ts'
import type { ServiceSummary } from './summaries.ts'
import './service-cards.css'

const signs = { funeral: <LampIcon />, matrimonial: <RingsIcon />, community: <PeopleIcon /> }

type ServiceCardsProps = {
  services: readonly ServiceSummary[]
  heading: string
  /** On a page of their own, whose title is their heading. */
  alone?: boolean
} & Pick<SectionProps, 'ground' | 'action'>

/** Services, each linking to its page. */
export function ServiceCards({ services, heading, alone = false, ...section }: ServiceCardsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (services.length === 0) return null
  return (
    <Section {...section} heading={!alone && heading}>
      {alone && <h2 className="ui-visually-hidden">{heading}</h2>}
      <div className="ui-grid">
        {services.map(({ name, title, summary, phone, language: written }) => (
          <Card
            key={name}
            className={services.length > 2 ? 'service-card ui-span-third' : 'ui-span-half'}
            href={pagePath(language, name)}
            heading={title}
            written={langAttributes(written, language)}
            sign={signs[name]}
            layout="compact"
            actions={
              phone && (
                <LinkButton variant="secondary" icon={<PhoneIcon />} href={phoneAddress(phone)}>
                  <span className="ui-visually-hidden">{`${t(`services.phones.${name}`)}:`}</span>
                  <PhoneNumber number={phone} />
                </LinkButton>
              )
            }
          >
            {summary && <p>{summary}</p>}
          </Card>
        ))}
      </div>
    </Section>
  )
}
