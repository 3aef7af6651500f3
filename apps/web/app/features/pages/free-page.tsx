import { locales } from '@islamic-centre/i18n/locales'
import { LinkList } from '@islamic-centre/ui/link-list'
import { Section } from '@islamic-centre/ui/section'
import { HtmlText } from '../../components/html-text.tsx'
import { Timeline } from '../../components/timeline.tsx'
import type { FreePage as FreePageContent } from '../../content/types/pages.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import './free-page.css'

/** A page that an editor added: its text, and the links below it. */
export function FreePage({ page: { html, links, timeline, language: from } }: { page: FreePageContent }) {
  const language = useLanguage()
  const lang = from === language ? undefined : locales[from].htmlLang
  const hasMore = links.length > 0 || timeline.length > 0
  if (!html && !hasMore) return null
  return (
    <Section>
      <div className={`ui-stack${html && hasMore ? ' free-page-columns' : ''}`}>
        <HtmlText html={html} {...langAttributes(from, language)} />
        {timeline.length > 0 && <Timeline moments={timeline} {...langAttributes(from, language)} />}
        {links.length > 0 && (
          <LinkList links={links.map(({ label, href, note }) => ({ label, href, detail: note, lang }))} />
        )}
      </div>
    </Section>
  )
}
