import { Flex, TextInput } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useState } from 'react'
import { clockTimeOf, instantOf } from '../../dates/centre-time'
import { type Bilingual, inPanelLanguage } from '../bilingual'
import { DateField, DateText, type InputProps } from './date-field'
import { parseDate, parseTime, textOfValue, unreadValue } from './date-text'
import { dateTexts as texts } from './date-texts'
import { clockChangeNote, longDateTime } from './long-date'

interface Typed {
  date: string
  time: string
}

/** The value of what is typed: an instant, nothing, or a text that the server refuses. */
function valueFor({ date, time }: Typed): string | null {
  const [day, hour] = [parseDate(date), parseTime(time)]
  if (day && hour) return instantOf({ date: day, time: hour }).toISOString()
  return unreadValue(`${date} ${time}`)
}

function faultOf({ date, time }: Typed): Bilingual | undefined {
  if (!date.trim() && !time.trim()) return undefined
  if (!date.trim()) return texts.noDate
  if (!parseDate(date)) return texts.wrongDate
  if (!time.trim()) return texts.noTime
  return parseTime(time) ? undefined : texts.wrongTime
}

const nothing: Typed = { date: '', time: '' }

function shown(value: string | null | undefined): Typed {
  if (!value) return nothing
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? { date: textOfValue(value), time: '' } : clockTimeOf(instant)
}

interface MomentInputProps extends InputProps {
  value: string | null | undefined
  error?: string | undefined
  onChange(value: string | null): void
}

/** A moment, written and shown on the clock of the centre, whatever the zone of the browser. */
export function MomentInput({ name, disabled, value, error, onChange, ...field }: MomentInputProps) {
  const [typed, setTyped] = useState<Typed>()
  // Another value from elsewhere, as after discarding changes, replaces what was typed.
  const current = typed && valueFor(typed) === (value || null) ? typed : shown(value)
  const change = (changed: Typed) => {
    setTyped(changed)
    onChange(valueFor(changed))
  }
  const fault = faultOf(current)
  const [day, hour] = [parseDate(current.date), parseTime(current.time)]
  const longForm = day && hour && longDateTime(day, hour)
  const note = day && hour && clockChangeNote({ date: day, time: hour })
  return (
    <DateField
      {...field}
      name={name}
      error={fault ? inPanelLanguage(fault) : error}
      longForm={longForm || inPanelLanguage(texts.zone)}
      note={note}
    >
      <Flex gap={1} alignItems="stretch" wrap="wrap">
        <DateText
          name={name}
          labelled={`${field.label}: ${inPanelLanguage(texts.date)}`}
          text={current.date}
          disabled={disabled}
          onText={(date) => change({ ...current, date })}
        />
        <Flex flex="1" minWidth="80px">
          <TextInput
            name={`${name}.time`}
            aria-label={`${field.label}: ${inPanelLanguage(texts.time)}`}
            value={current.time}
            disabled={disabled}
            placeholder={inPanelLanguage(texts.timeForm)}
            autoComplete="off"
            onChange={({ target }: { target: { value: string } }) =>
              change({ ...current, time: target.value })
            }
          />
        </Flex>
      </Flex>
    </DateField>
  )
}

/** The input of the content manager for a moment. */
export function DateTimeInput(props: InputProps) {
  const { value, onChange, error } = useField<string | null>(props.name)
  return (
    <MomentInput
      {...props}
      value={value}
      error={error}
      onChange={(changed) => onChange(props.name, changed)}
    />
  )
}
