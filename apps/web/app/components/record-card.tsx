import type { Language } from '@islamic-centre/i18n/locales'
import type { RecordKind } from '@islamic-centre/site-contract/site-paths'
import { Card, type CardProps } from '@islamic-centre/ui/card'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { langAttributes } from '../i18n/lang-attributes.ts'
import { recordPath } from '../paths/site-pages.ts'

type RecordCardProps = Omit<CardProps, 'heading' | 'href' | 'written' | 'children'> & {
  kind: RecordKind
  record: { slug: string; title: string; language: Language; occurrence?: { day: string } }
  /** A sentence or two about it, in its language. */
  summary: string | null | undefined
}

/** A record as a summary that links to its own page. */
export function RecordCard({ kind, record, summary, ...card }: RecordCardProps) {
  const language = useLanguage()
  return (
    <Card
      className={card.layout === 'lead' ? undefined : 'ui-span-half'}
      {...card}
      href={recordPath(language, kind, record.slug, record.occurrence?.day)}
      heading={record.title}
      written={langAttributes(record.language, language)}
    >
      {summary && <p>{summary}</p>}
    </Card>
  )
}
