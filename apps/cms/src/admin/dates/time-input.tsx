import { TextInput } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useState } from 'react'
import { inPanelLanguage } from '../bilingual'
import { DateField, type InputProps } from './date-field'
import { parseTime, textOfValue, unreadValue } from './date-text'
import { dateTexts as texts } from './date-texts'

const valueFor = (text: string) => {
  const time = parseTime(text)
  return time ? `${time}:00.000` : unreadValue(text)
}

/** `18:30` of `18:30:00.000`. */
const shown = (value: string) => textOfValue(value).replace(/^(\d{2}:\d{2}):[\d.]+$/, '$1')

/**
 * A time of day, typed as in the input of a moment: by 24 hours or with a.m. and p.m., in Persian or Latin digits. A text
 * that is no time becomes a value that the server refuses.
 */
export function TimeInput({ name, disabled, ...field }: InputProps) {
  const { value, onChange, error } = useField<string | null>(name)
  const [typed, setTyped] = useState<string>()
  // Another value from elsewhere, as after discarding changes, replaces what was typed.
  const text = typed !== undefined && valueFor(typed) === (value || null) ? typed : shown(value ?? '')
  const isWrong = text.trim() !== '' && !parseTime(text)
  return (
    <DateField
      {...field}
      name={name}
      error={isWrong ? inPanelLanguage(texts.wrongTime) : error}
      longForm={undefined}
    >
      <TextInput
        name={name}
        value={text}
        disabled={disabled}
        placeholder={inPanelLanguage(texts.timeForm)}
        autoComplete="off"
        onChange={({ target }: { target: { value: string } }) => {
          setTyped(target.value)
          onChange(name, valueFor(target.value))
        }}
      />
    </DateField>
  )
}
