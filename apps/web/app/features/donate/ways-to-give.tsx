import { Card } from '@islamic-centre/ui/card'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import type { SectionPage } from '../../content/types/pages.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { HowToGive } from './how-to-give.tsx'
import './ways-to-give.css'

/** The payment methods that an editor maintains, each with its link. */
export function WaysToGive({ page: { links, language: written } }: { page: NonNullable<SectionPage> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (links.length === 0) return null
  return (
    <Section heading={t('donate.ways')}>
      <div className="ui-grid">
        {links.map(({ label, note, href }) => (
          <Card
            key={label}
            className="ui-span-half"
            heading={label}
            written={langAttributes(written, language)}
            actions={<HowToGive name={label} href={href} />}
          >
            {note && <p>{note}</p>}
          </Card>
        ))}
      </div>
    </Section>
  )
}
