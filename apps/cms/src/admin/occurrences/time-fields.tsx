import { Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { prayerNames } from '../../occurrences/prayer-names'
import { inPanelLanguage } from '../bilingual'
import { DateValueInput } from '../dates/date-input'
import type { DraftSchedule, DraftStart, Typed } from './draft-schedule'
import { repetitionTexts as texts } from './repetition-texts'
import { Choice, NumberText, numberOf, Row, shown, TimeText } from './small-inputs'

interface PartProps {
  name: string
  draft: DraftSchedule
  disabled: boolean | undefined
  errorOf(...faults: string[]): string | undefined
  onChange(draft: DraftSchedule): void
}

const startPrayers = ['fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib', 'isha', 'midnight'] as const
const prayers = () =>
  startPrayers.map((it) => [it, inPanelLanguage([prayerNames[it].en, prayerNames[it].fa])] as const)

function PrayerStart({
  name,
  start,
  disabled,
  error,
  onChange,
}: {
  name: string
  start: Extract<DraftStart, { by: 'prayer' }>
  disabled: boolean | undefined
  error: string | undefined
  onChange(start: DraftStart): void
}) {
  const { minutes } = start
  // “0 minutes before” is possible while it is typed.
  const [isBefore, setIsBefore] = useState(typeof minutes === 'number' && minutes < 0)
  const apart = typeof minutes === 'number' ? Math.abs(minutes) : minutes
  const signed = (typed: Typed, before: boolean) => (typeof typed === 'number' && before ? -typed : typed)
  return (
    <>
      <NumberText
        name={`${name}.apart`}
        label={inPanelLanguage(texts.minutesApart)}
        disabled={disabled}
        error={error}
        value={apart}
        onChange={(typed) => onChange({ ...start, minutes: signed(typed, isBefore) })}
      />
      <Choice
        name={`${name}.direction`}
        label={inPanelLanguage(texts.direction)}
        disabled={disabled}
        value={isBefore ? 'before' : 'after'}
        options={[
          ['after', inPanelLanguage(texts.after)],
          ['before', inPanelLanguage(texts.before)],
        ]}
        onChange={(chosen) => {
          setIsBefore(chosen === 'before')
          onChange({ ...start, minutes: signed(apart, chosen === 'before') })
        }}
      />
      <Choice
        name={`${name}.prayer`}
        label={inPanelLanguage(texts.prayer)}
        disabled={disabled}
        value={start.prayer}
        options={prayers()}
        onChange={(prayer) => onChange({ ...start, prayer })}
      />
    </>
  )
}

/** When it starts: by the clock, or by a prayer. */
export function StartFields({ name, draft, disabled, errorOf, onChange }: PartProps) {
  const { start } = draft
  const change = (changed: DraftStart) => onChange({ ...draft, start: changed })
  return (
    <Row>
      <Choice
        name={`${name}.by`}
        label={inPanelLanguage(texts.startsBy)}
        disabled={disabled}
        value={start.by}
        options={[
          ['clock', inPanelLanguage(texts.byClock)],
          ['prayer', inPanelLanguage(texts.byPrayer)],
        ]}
        onChange={(by) =>
          by !== start.by &&
          change(by === 'clock' ? { by, time: '19:00' } : { by, prayer: 'maghrib', minutes: 15 })
        }
      />
      {start.by === 'clock' ? (
        <TimeText
          name={`${name}.time`}
          label={inPanelLanguage(texts.time)}
          disabled={disabled}
          error={errorOf('start')}
          value={start.time}
          onChange={(time) => change({ by: 'clock', time })}
        />
      ) : (
        <PrayerStart
          name={name}
          start={start}
          disabled={disabled}
          error={errorOf('start')}
          onChange={change}
        />
      )}
    </Row>
  )
}

interface TypedDuration {
  hours: Typed
  minutes: Typed
}

/** A number of minutes, none, or a text that the server refuses. */
function minutesOf({ hours, minutes }: TypedDuration): Typed | undefined {
  if (hours === '' && minutes === '') return undefined
  const [h, m] = [hours === '' ? 0 : hours, minutes === '' ? 0 : minutes]
  return typeof h === 'number' && typeof m === 'number' ? 60 * h + m : `${h}:${m}`
}

function durationOf(minutes: Typed | undefined): TypedDuration {
  if (typeof minutes !== 'number') return { hours: '', minutes: minutes ?? '' }
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return { hours: hours || '', minutes: rest || (hours ? '' : 0) }
}

/** How long it lasts, in hours and minutes. */
export function DurationFields({ name, draft, disabled, errorOf, onChange }: PartProps) {
  const [typed, setTyped] = useState<TypedDuration>()
  const current = typed && minutesOf(typed) === draft.minutes ? typed : durationOf(draft.minutes)
  const change = (changed: TypedDuration) => {
    setTyped(changed)
    const { minutes: _, ...rest } = draft
    const minutes = minutesOf(changed)
    onChange(minutes === undefined ? rest : { ...rest, minutes })
  }
  const label = inPanelLanguage(texts.duration)
  return (
    <Field.Root
      name={`${name}.minutes`}
      error={errorOf('minutes')}
      hint={draft.minutes === undefined ? inPanelLanguage(texts.noDuration) : undefined}
    >
      <Typography tag="span" variant="pi" fontWeight="bold" textColor="neutral800">
        {label}
      </Typography>
      <Flex gap={2} className="occurrence-duration">
        {(['hours', 'minutes'] as const).map((unit) => (
          <Flex key={unit} gap={2}>
            <TextInput
              name={`${name}.${unit}`}
              aria-label={`${label}: ${inPanelLanguage(texts[unit])}`}
              inputMode="numeric"
              autoComplete="off"
              disabled={disabled}
              value={shown(current[unit])}
              onChange={({ target }: { target: { value: string } }) =>
                change({ ...current, [unit]: numberOf(target.value) })
              }
            />
            <Typography aria-hidden>{inPanelLanguage(texts[unit])}</Typography>
          </Flex>
        ))}
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

/** Until when it repeats. */
export function EndFields({ name, draft, disabled, errorOf, onChange }: PartProps) {
  const { ends, ...rest } = draft
  const value = !ends ? 'ever' : 'on' in ends ? 'on' : 'after'
  return (
    <Row>
      <Choice
        name={`${name}.ends`}
        label={inPanelLanguage(texts.ends)}
        disabled={disabled}
        value={value}
        options={[
          ['ever', inPanelLanguage(texts.forEver)],
          ['on', inPanelLanguage(texts.until)],
          ['after', inPanelLanguage(texts.times)],
        ]}
        onChange={(chosen) => {
          if (chosen === 'ever') onChange(rest)
          else if (chosen !== value)
            onChange({ ...rest, ends: chosen === 'on' ? { on: null } : { after: 10 } })
        }}
      />
      {ends && 'on' in ends && (
        <DateValueInput
          name={`${name}.lastDay`}
          label={inPanelLanguage(texts.lastDay)}
          {...(disabled !== undefined && { disabled })}
          error={errorOf('ends', 'reversed')}
          value={ends.on}
          onChange={(on) => onChange({ ...rest, ends: { on } })}
        />
      )}
      {ends && 'after' in ends && (
        <NumberText
          name={`${name}.times`}
          label={inPanelLanguage(texts.howManyTimes)}
          disabled={disabled}
          error={errorOf('ends', 'reversed')}
          value={ends.after}
          onChange={(after) => onChange({ ...rest, ends: { after } })}
        />
      )}
    </Row>
  )
}
