import { Typography } from '@strapi/design-system'
import { useField, useForm } from '@strapi/strapi/admin'
import { useRef, useState } from 'react'
import type { ListedOccurrence } from '../../occurrences/occurrence-answer'
import { inPanelLanguage } from '../bilingual'
import type { InputProps } from '../dates/date-field'
import { DateValueInput } from '../dates/date-input'
import {
  type DraftException,
  type DraftSchedule,
  draftOf,
  type Kind,
  kindOf,
  ofKind,
  withException,
} from './draft-schedule'
import { ExceptionList } from './exception-list'
import { OccurrenceList } from './occurrence-list'
import { RepetitionFields } from './repetition-fields'
import { repetitionTexts as texts } from './repetition-texts'
import { Choice } from './small-inputs'
import { DurationFields, EndFields, StartFields } from './time-fields'
import { useNextOccurrences } from './use-next-occurrences'

const kinds = Object.keys(texts.kinds) as Kind[]

/** Faults that stand at an input; any other stands above the list. */
const ofInputs = new Set([
  'first',
  'start',
  'minutes',
  'interval',
  'weekdays',
  'monthDay',
  'hijriDays',
  'ends',
  'reversed',
  'exception',
  'day',
  'twice',
  'stray',
])

interface ScheduleFormProps {
  name: string
  draft: DraftSchedule
  disabled: boolean | undefined
  onChange(draft: DraftSchedule): void
}

function ScheduleForm({ name, draft, disabled, onChange }: ScheduleFormProps) {
  const { answer, isCurrent, hasFailed } = useNextOccurrences(draft)
  const [opened, setOpened] = useState<number>()
  const exceptions = useRef<HTMLDivElement>(null)
  const refusal = isCurrent ? answer?.refusal : undefined
  const errorOf = (...faults: string[]) =>
    refusal && faults.includes(refusal.fault) ? refusal.message : undefined
  const ofException = ['exception', 'twice', 'stray', 'far']
  const errorOfDay = (day: string | null) => {
    if (refusal?.fault === 'day') return day && /^\d{4}-/.test(day) ? undefined : refusal.message
    return refusal?.day === day ? errorOf(...ofException) : undefined
  }
  const stated =
    refusal && (refusal.fault === 'far' ? draft.first !== refusal.day : ofInputs.has(refusal.fault))

  const open = (changed: DraftSchedule) => {
    onChange(changed)
    setOpened(changed.exceptions.length - 1)
    // The first input of the new one, once it is there.
    requestAnimationFrame(() =>
      exceptions.current?.querySelector<HTMLInputElement>('details:last-of-type input')?.focus(),
    )
  }
  const except = ({ day, startsAt }: ListedOccurrence, change: DraftException['change']) =>
    open(withException(draft, { day, change, ...(change === 'moved' && { startsAt }) }))

  return (
    <div className="occurrence-form">
      <div className="occurrence-fields">
        {draft.repetition && (
          <RepetitionFields
            name={name}
            repetition={draft.repetition}
            disabled={disabled}
            errorOf={errorOf}
            onChange={(repetition) => onChange({ ...draft, repetition })}
          />
        )}
        <DateValueInput
          {...(disabled !== undefined && { disabled })}
          name={`${name}.first`}
          label={inPanelLanguage(draft.repetition ? texts.first : texts.onDayOnce)}
          error={errorOf('first') ?? (refusal?.day === draft.first ? errorOf('far') : undefined)}
          value={draft.first}
          onChange={(first) => onChange({ ...draft, first })}
        />
        <StartFields name={name} draft={draft} disabled={disabled} errorOf={errorOf} onChange={onChange} />
        <DurationFields name={name} draft={draft} disabled={disabled} errorOf={errorOf} onChange={onChange} />
        {draft.repetition && (
          <EndFields name={name} draft={draft} disabled={disabled} errorOf={errorOf} onChange={onChange} />
        )}
      </div>
      <section aria-label={inPanelLanguage(texts.next)} className="occurrence-fields">
        <Typography tag="h3" variant="pi" fontWeight="bold" textColor="neutral800">
          {inPanelLanguage(texts.next)}
        </Typography>
        <div role="status" className="occurrence-status">
          {!answer && !hasFailed && <Typography>{inPanelLanguage(texts.reading)}</Typography>}
          {hasFailed && <Typography textColor="danger600">{inPanelLanguage(texts.unread)}</Typography>}
          {refusal && !stated && <Typography textColor="danger600">{refusal.message}</Typography>}
          {isCurrent && answer && !refusal && answer.occurrences.length === 0 && (
            <Typography>{inPanelLanguage(texts.over)}</Typography>
          )}
        </div>
        {answer && (
          <OccurrenceList
            occurrences={answer.occurrences}
            disabled={disabled}
            except={except}
            restore={(day) =>
              onChange({ ...draft, exceptions: draft.exceptions.filter((it) => it.day !== day) })
            }
          />
        )}
      </section>
      <div ref={exceptions} className="occurrence-whole">
        <ExceptionList
          name={name}
          draft={draft}
          disabled={disabled}
          opened={opened}
          errorOfDay={errorOfDay}
          onChange={onChange}
          onAdd={() => open({ ...draft, exceptions: [...draft.exceptions, { day: null, change: 'added' }] })}
        />
      </div>
    </div>
  )
}

/** How an event repeats, in the words of a volunteer, with the next times as they are typed. The value is the schedule. */
export function ScheduleInput({ name, label, hint, labelAction, disabled }: InputProps) {
  const { value, onChange, error } = useField<unknown>(name)
  const values = useForm('ScheduleInput', (form) => form.values) as { startsAt?: unknown; endsAt?: unknown }
  const draft = draftOf(value)
  const kind = kindOf(draft)
  // Chosen by mistake, “does not repeat” costs nothing that was typed.
  const before = useRef<DraftSchedule>()
  const refused = useRef({ error, value })
  if (refused.current.error !== error) refused.current = { error, value }
  const choose = (chosen: Kind) => {
    if (chosen === kind) return
    if (draft) before.current = draft
    onChange(name, ofKind(draft ?? before.current, chosen, values))
  }
  return (
    <div className="occurrence-input">
      <Choice
        name={name}
        label={label}
        labelAction={labelAction}
        hint={hint}
        error={refused.current.value === value ? error : undefined}
        disabled={disabled}
        value={kind}
        options={kinds.map((it) => [it, inPanelLanguage(texts.kinds[it])])}
        onChange={choose}
      />
      {draft && (
        <ScheduleForm
          name={name}
          draft={draft}
          disabled={disabled}
          onChange={(changed) => onChange(name, changed)}
        />
      )}
    </div>
  )
}
