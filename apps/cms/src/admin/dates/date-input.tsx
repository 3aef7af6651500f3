import { useField } from '@strapi/strapi/admin'
import { useState } from 'react'
import { inPanelLanguage } from '../bilingual'
import { DateField, DateText, type InputProps } from './date-field'
import { parseDate, textOfValue, unreadValue } from './date-text'
import { dateTexts as texts } from './date-texts'
import { longDate } from './long-date'

const valueFor = (text: string) => parseDate(text) ?? unreadValue(text)

interface DateValueInputProps extends InputProps {
  value: string | null | undefined
  error?: string | undefined
  onChange(value: string | null): void
}

/**
 * A civil date. Strapi's own input reads 11/23/2026 in the order of the panel's language, as a day in 2011. A text that
 * is no date becomes a value that the server refuses.
 */
export function DateValueInput({ name, disabled, value, error, onChange, ...field }: DateValueInputProps) {
  const [typed, setTyped] = useState<string>()
  // Another value from elsewhere, as after discarding changes, replaces what was typed.
  const text = typed !== undefined && valueFor(typed) === (value || null) ? typed : textOfValue(value ?? '')
  const date = parseDate(text)
  const change = (changed: string) => {
    setTyped(changed)
    onChange(valueFor(changed))
  }
  const isWrong = text.trim() !== '' && !date
  return (
    <DateField
      {...field}
      name={name}
      error={isWrong ? inPanelLanguage(texts.wrongDate) : error}
      longForm={date && longDate(date)}
    >
      <DateText name={name} text={text} disabled={disabled} onText={change} />
    </DateField>
  )
}

/** The input of the content manager for a civil date. */
export function DateInput(props: InputProps) {
  const { value, onChange, error } = useField<string | null>(props.name)
  return (
    <DateValueInput
      {...props}
      value={value}
      error={error}
      onChange={(changed) => onChange(props.name, changed)}
    />
  )
}
