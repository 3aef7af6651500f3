import { Section } from '@islamic-centre/ui/section'
import { HtmlText } from '../../components/html-text.tsx'
import type { SectionPage } from '../../content/types/pages.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'

/** What gifts are for, receipts and dues: an editor's text. */
export function AboutGiving({ page: { html, language: written } }: { page: NonNullable<SectionPage> }) {
  const language = useLanguage()
  if (!html) return null
  return (
    <Section ground="tint">
      <HtmlText html={html} {...langAttributes(written, language)} />
    </Section>
  )
}
