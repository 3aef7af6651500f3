import { useTranslation } from 'react-i18next'
import { NoticeLines } from '../../../../components/notice-lines.tsx'
import { NoticeVerse } from '../../../../components/notice-verse.tsx'
import { OccurrenceState } from '../../../../components/occurrence-state.tsx'
import { Period } from '../../../../components/period.tsx'
import { useLanguage } from '../../../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../../../i18n/lang-attributes.ts'
import { Countdown } from './countdown.tsx'
import type { ProgrammeItem } from './programme-item.ts'
import './programme.css'

/** From this many letters on a title is smaller, so that the longest one fits. */
const longTitle = 45
const longestTitle = 110

const lengthOf = ({ length }: string) =>
  length > longestTitle ? 'longest' : length > longTitle ? 'long' : undefined

/** One item of the programme, legible from afar. */
export function Programme({ item, now }: { item: ProgrammeItem; now: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { kind, title, isEve, text, lines, period, place, startsAt, change, note } = item
  const written = langAttributes(item.written, language)
  return (
    <article className="programme" data-kind={kind}>
      {kind === 'deathNotice' ? (
        <NoticeVerse />
      ) : (
        <p className="programme__kind">
          {t(`screen.kinds.${kind}`)}
          <OccurrenceState occurrence={change && { change }} />
        </p>
      )}
      <h2 className="programme__title" data-length={lengthOf(title)}>
        {isEve && t('dates.eve', { date: '' })}
        <span {...written}>{title}</span>
      </h2>
      {text && (
        <p className="programme__text" {...written}>
          {text}
        </p>
      )}
      {lines && <NoticeLines notice={{ lines, written: item.written }} />}
      {period && (
        <p className="programme__when">
          <Period period={period} />
        </p>
      )}
      {place && (
        <p className="programme__place" {...written}>
          {place}
        </p>
      )}
      {note && (
        <p className="programme__text" {...langAttributes(note.language, language)}>
          {note.text}
        </p>
      )}
      {kind === 'event' && startsAt !== undefined && change !== 'cancelled' && (
        <p className="programme__countdown">
          <Countdown startsAt={startsAt} now={now} />
        </p>
      )}
    </article>
  )
}
