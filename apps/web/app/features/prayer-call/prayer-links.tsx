import type { Language } from '@islamic-centre/i18n/locales'
import { Card } from '@islamic-centre/ui/card'
import { CalendarIcon, ClockIcon } from '@islamic-centre/ui/icon'
import { Section } from '@islamic-centre/ui/section'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { localizedPath } from '../../paths/localized-path.ts'

type Labelled = { label: string; url: string; language: Language }
type PrayerLinksProps = {
  prayerSite: Labelled | undefined
  monthlyView: Labelled | undefined
}

/** Links to another prayer-times site and to its view of the month. */
export function PrayerLinks({ prayerSite, monthlyView }: PrayerLinksProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!prayerSite && !monthlyView) return null
  const card = (link: Labelled | undefined, sign: ReactNode) =>
    link && (
      <Card
        className="ui-span-half"
        href={localizedPath(language, link.url)}
        heading={link.label}
        written={langAttributes(link.language, language)}
        sign={sign}
      />
    )
  return (
    <Section heading={t('prayer.elsewhere')}>
      <div className="ui-grid">
        {card(prayerSite, <ClockIcon />)}
        {card(monthlyView, <CalendarIcon />)}
      </div>
    </Section>
  )
}
