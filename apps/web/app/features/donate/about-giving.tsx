import { Section, SectionHeader } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { HtmlText } from '../../components/html-text.tsx'
import type { SectionPage } from '../../content/types/pages.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { GiftAmounts } from './gift-amounts.tsx'

/** What gifts are for, receipts and dues: an editor's text, and beside it what an amount does. */
export function AboutGiving({ page: { html, amounts, language: from } }: { page: NonNullable<SectionPage> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const written = langAttributes(from, language)
  if (!html && amounts.length === 0) return null
  return (
    <Section ground="tint">
      <div className="about-giving ui-grid ui-grid--blocks">
        {amounts.length > 0 && (
          <div className="ui-span-5" {...written}>
            <SectionHeader heading={t('donate.amounts')} />
            <GiftAmounts amounts={amounts} />
          </div>
        )}
        <HtmlText className="ui-span-7" html={html} {...written} />
      </div>
    </Section>
  )
}
