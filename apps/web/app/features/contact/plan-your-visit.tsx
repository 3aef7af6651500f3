import { Section, SectionHeader } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { OpenNow } from '../../components/open-now.tsx'
import type { SiteData } from '../../content/content.server.ts'
import type { Visit } from '../../content/types/about.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import './hours.css'
import { HoursTable } from './hours-table.tsx'
import type { OpeningHoursTable } from './opening-hours.server.ts'
import { OtherHours } from './other-hours.tsx'

type PlanYourVisitProps = {
  openNow: NonNullable<SiteData['about']>['openNow']
  hours: OpeningHoursTable | undefined
  directions: Partial<Omit<Visit, 'hours'>>
}

/** When the centre is open and how to get there; nothing of what no editor has written. */
export function PlanYourVisit({ openNow, hours, directions }: PlanYourVisitProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const ways = [
    { label: t('hours.directions'), text: directions.directions },
    { label: t('hours.transit'), text: directions.transit },
    { label: t('hours.parking'), text: directions.parking },
  ].flatMap(({ label, text }) => (text ? [{ label, ...text }] : []))
  const hasExceptions = hours && hours.exceptions.length > 0
  if (!hours && ways.length === 0) return null
  return (
    <Section className="hours" id="hours">
      <div className="ui-grid ui-grid--blocks">
        {hours && (
          <div className="ui-span-7">
            <SectionHeader heading={t('hours.title')} />
            {openNow && (
              <p className="open-now">
                <OpenNow openNow={openNow} />
              </p>
            )}
            <HoursTable table={hours} />
          </div>
        )}
        <div className="hours__beside ui-span-5">
          {hasExceptions && (
            <div>
              <SectionHeader heading={t('hours.exceptions')} />
              <OtherHours table={hours} />
            </div>
          )}
          {ways.length > 0 && (
            <div>
              <SectionHeader heading={t('hours.gettingHere')} />
              <dl className="hours__ways">
                {ways.map(({ label, value, language: written }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd {...langAttributes(written, language)}>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}
