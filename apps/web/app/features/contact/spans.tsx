import type { Language } from '@islamic-centre/i18n/locales'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import type { FormattedSpans } from './opening-hours.server.ts'

/** The spans of a day, one a line. */
export function Spans({ spans }: { spans: FormattedSpans }) {
  const { t } = useTranslation()
  if (spans.length === 0) return <span className="hours__closed">{t('hours.closed')}</span>
  return spans.map((span) => (
    <span key={span?.opens ?? ''} className="hours__span">
      {span ? t('hours.span', span) : t('hours.allDay')}
    </span>
  ))
}

/** What an editor wrote about the hours of a date. */
export function HoursNote({ text, language }: { text: string; language: Language }) {
  return (
    <span className="hours__note" {...langAttributes(language, useLanguage())}>
      {text}
    </span>
  )
}
