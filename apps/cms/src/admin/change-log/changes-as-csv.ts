import type { ListedChange } from '../../change-log/logged-change'
import { clockTimeOf } from '../../dates/centre-time'
import { inPanelLanguage } from '../bilingual'
import { csvFile } from '../csv-cell'
import { nameOfLanguage, nameOfType } from '../names'
import { changeLogTexts as texts } from './change-log-texts'
import { nameOfAction, nameOfAuthor, nameOfSubject } from './describe-change'

const onClock = (moment: string | null) => {
  if (!moment) return ''
  const { date, time } = clockTimeOf(new Date(moment))
  return `${date} ${time}`
}

/** The file. Times are those of the centre. */
export function changesAsCsv(changes: ListedChange[]): string {
  const head = [
    `${inPanelLanguage(texts.at)} (${inPanelLanguage(texts.zone)})`,
    ...[texts.who, texts.what, texts.type, texts.subject, texts.language, texts.plannedFor].map(
      inPanelLanguage,
    ),
  ]
  const rows = changes.map((change) => [
    onClock(change.at),
    nameOfAuthor(change),
    nameOfAction(change),
    change.typeName ? nameOfType(change.typeName) : '',
    nameOfSubject(change),
    change.locale ? nameOfLanguage(change.locale) : '',
    onClock(change.plannedAt),
  ])
  return csvFile([head, ...rows])
}
