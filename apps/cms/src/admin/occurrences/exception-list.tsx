import { Button, Field, TextInput, Typography } from '@strapi/design-system'
import { clockTimeOf, instantOf } from '../../dates/centre-time'
import { locales } from '../../locales'
import { inPanelLanguage } from '../bilingual'
import { DateValueInput } from '../dates/date-input'
import { parseDate, parseTime } from '../dates/date-text'
import { MomentInput } from '../dates/date-time-input'
import { longDate } from '../dates/long-date'
import { nameOfLanguage } from '../names'
import {
  type DraftException,
  type DraftSchedule,
  type Texts,
  withoutException,
  withText,
} from './draft-schedule'
import { repetitionTexts as texts } from './repetition-texts'
import { Row, TimeText } from './small-inputs'

interface TextsInBothProps {
  name: string
  label: string
  disabled: boolean | undefined
  value: Texts | undefined
  onChange(value: Texts | undefined): void
}

/** A text in each language of the content. */
const TextsInBoth = ({ name, label, disabled, value, onChange }: TextsInBothProps) => (
  <Row>
    {locales.map(({ code }) => (
      <Field.Root key={code} name={`${name}.${code}`}>
        <Field.Label>{`${label} (${nameOfLanguage(code)})`}</Field.Label>
        <TextInput
          name={`${name}.${code}`}
          dir="auto"
          lang={code}
          maxLength={500}
          disabled={disabled}
          value={value?.[code] ?? ''}
          onChange={({ target }: { target: { value: string } }) =>
            onChange(withText(value, code, target.value))
          }
        />
      </Field.Root>
    ))}
  </Row>
)

interface ExceptionProps {
  name: string
  exception: DraftException
  disabled: boolean | undefined
  error: string | undefined
  isNew: boolean
  onChange(exception: DraftException): void
  onRemove(): void
}

/** The time of an added one on its own day. */
const ownTime = ({ startsAt }: DraftException) =>
  startsAt && !Number.isNaN(Date.parse(startsAt)) ? clockTimeOf(new Date(startsAt)).time : startsAt

function withTime(
  exception: DraftException,
  day: string | null,
  time: string | null | undefined,
): DraftException {
  const { startsAt: _, ...rest } = exception
  const changed = { ...rest, day }
  if (!time) return changed
  const readable = day && parseDate(day) && parseTime(time)
  return { ...changed, startsAt: readable ? instantOf({ date: day, time }).toISOString() : time }
}

function ExceptionFields({
  name,
  exception,
  disabled,
  error,
  onChange,
}: Omit<ExceptionProps, 'isNew' | 'onRemove'>) {
  const { change, day, startsAt } = exception
  const set = (field: 'note' | 'place' | 'title', value: Texts | undefined) => {
    const { [field]: _, ...rest } = exception
    onChange(value ? { ...rest, [field]: value } : rest)
  }
  const isDisabled = disabled === undefined ? {} : { disabled }
  return (
    <>
      {change === 'moved' && (
        <MomentInput
          {...isDisabled}
          name={`${name}.startsAt`}
          label={inPanelLanguage(texts.newTime)}
          error={error}
          value={startsAt}
          onChange={(value) => onChange({ ...exception, startsAt: value })}
        />
      )}
      {change === 'added' && (
        <Row>
          <DateValueInput
            {...isDisabled}
            name={`${name}.day`}
            label={inPanelLanguage(texts.addedDay)}
            error={error}
            value={day}
            onChange={(value) => onChange(withTime(exception, value, ownTime(exception)))}
          />
          <TimeText
            name={`${name}.time`}
            label={inPanelLanguage(texts.addedTime)}
            hint={inPanelLanguage(texts.usualTime)}
            disabled={disabled}
            value={ownTime(exception)}
            onChange={(time) => onChange(withTime(exception, day, time))}
          />
        </Row>
      )}
      <TextsInBoth
        name={`${name}.note`}
        label={inPanelLanguage(texts.note)}
        disabled={disabled}
        value={exception.note}
        onChange={(value) => set('note', value)}
      />
      {change !== 'cancelled' &&
        (['place', 'title'] as const).map((field) => (
          <TextsInBoth
            key={field}
            name={`${name}.${field}`}
            label={inPanelLanguage(texts[field])}
            disabled={disabled}
            value={exception[field]}
            onChange={(value) => set(field, value)}
          />
        ))}
    </>
  )
}

function Exception(props: ExceptionProps) {
  const { exception, disabled, error, isNew, onRemove } = props
  const { day, change } = exception
  const named = day && parseDate(day) ? longDate(day) : inPanelLanguage(texts.noDay)
  return (
    <details className="occurrence-exception" open={isNew || error !== undefined}>
      <summary>
        <Typography tag="span" fontWeight="bold" textColor="neutral800">
          {inPanelLanguage(texts.changes[change])}: <bdi>{named}</bdi>
        </Typography>
      </summary>
      <div className="occurrence-fields">
        {error && change !== 'moved' && change !== 'added' && (
          <Typography variant="pi" textColor="danger600" role="alert">
            {error}
          </Typography>
        )}
        <ExceptionFields {...props} />
        <div>
          <Button variant="danger-light" size="S" disabled={disabled ?? false} onClick={onRemove}>
            {inPanelLanguage(texts.remove)}
          </Button>
        </div>
      </div>
    </details>
  )
}

interface ExceptionListProps {
  name: string
  draft: DraftSchedule
  disabled: boolean | undefined
  /** The place in the list of the one that was made last, which is open. */
  opened: number | undefined
  errorOfDay(day: string | null): string | undefined
  onChange(draft: DraftSchedule): void
  onAdd(): void
}

/** All exceptions, each with its words; those of times long past, too. */
export function ExceptionList({
  name,
  draft,
  disabled,
  opened,
  errorOfDay,
  onChange,
  onAdd,
}: ExceptionListProps) {
  const { exceptions } = draft
  return (
    <section aria-label={inPanelLanguage(texts.exceptions)} className="occurrence-fields">
      {exceptions.length > 0 && (
        <Typography tag="h3" variant="pi" fontWeight="bold" textColor="neutral800">
          {inPanelLanguage(texts.exceptions)}
        </Typography>
      )}
      {exceptions.map((exception, at) => (
        <Exception
          // biome-ignore lint/suspicious/noArrayIndexKey: the day of an added one changes while it is typed
          key={at}
          name={`${name}.exceptions.${at}`}
          exception={exception}
          disabled={disabled}
          error={errorOfDay(exception.day)}
          isNew={at === opened}
          onChange={(changed) =>
            onChange({ ...draft, exceptions: exceptions.map((it, place) => (place === at ? changed : it)) })
          }
          onRemove={() => onChange(withoutException(draft, at))}
        />
      ))}
      <div>
        <Button variant="secondary" size="S" disabled={disabled ?? false} onClick={onAdd}>
          {inPanelLanguage(texts.addOne)}
        </Button>
      </div>
    </section>
  )
}
