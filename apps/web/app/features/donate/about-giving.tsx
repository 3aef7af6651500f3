import { Markdown } from '@islamic-centre/ui/markdown'
import { Section } from '@islamic-centre/ui/section'
import type { SectionPage } from '../../content/section-page.server.ts'
import { inItsLanguage } from '../../in-its-language.ts'
import { useLanguage } from '../../words.tsx'

/** What gifts are for, receipts and dues: an editor's text. */
export function AboutGiving({ page: { html, language: written } }: { page: NonNullable<SectionPage> }) {
  const language = useLanguage()
  if (!html) return null
  return (
    <Section ground="tint">
      <Markdown html={html} {...inItsLanguage(written, language)} />
    </Section>
  )
}
