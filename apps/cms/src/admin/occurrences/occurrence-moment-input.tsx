import { useForm } from '@strapi/strapi/admin'
import { inPanelLanguage } from '../bilingual'
import type { InputProps } from '../dates/date-field'
import { DateTimeInput } from '../dates/date-time-input'
import { draftOf } from './draft-schedule'
import { repetitionTexts as texts } from './repetition-texts'

/** Start and end of an event, which the server computes where it repeats. */
export function OccurrenceMomentInput(props: InputProps) {
  const schedule = useForm(
    'OccurrenceMomentInput',
    ({ values }) => (values as { schedule?: unknown }).schedule,
  )
  if (!draftOf(schedule)) return <DateTimeInput {...props} />
  return <DateTimeInput {...props} disabled hint={inPanelLanguage(texts.computed)} />
}
