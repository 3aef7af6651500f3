import { clockTimeOf } from '../../dates/centre-time'
import type { ListedSignUps } from '../../sign-ups/listed-sign-ups'
import { inPanelLanguage, isPersian } from '../bilingual'
import { csvFile } from '../csv-cell'
import { stateTexts, signUpTexts as texts } from './sign-up-texts'

const onClock = (moment: string) => {
  const { date, time } = clockTimeOf(new Date(moment))
  return `${date} ${time}`
}

/** The questions in the language of the panel. */
export const questionsOf = ({ questions }: Pick<ListedSignUps, 'questions'>) =>
  questions.map(({ textFa, textEn }) => (isPersian() ? textFa : textEn))

/** Those who have signed up, with the first line as names of the columns. Times are those of the centre. */
export function signUpsAsCsv(listed: ListedSignUps): string {
  const questions = questionsOf(listed)
  const head = [
    ...[texts.name, texts.email, texts.phone, texts.adults, texts.children, texts.state].map(inPanelLanguage),
    ...questions,
    inPanelLanguage(texts.at),
  ]
  const rows = listed.registrations.map((it) => [
    it.name,
    it.email,
    it.phone ?? '',
    String(it.adults),
    String(it.children),
    inPanelLanguage(stateTexts[it.state]),
    ...[it.firstAnswer, it.secondAnswer].slice(0, questions.length).map((answer) => answer ?? ''),
    onClock(it.createdAt),
  ])
  return csvFile([head, ...rows])
}
