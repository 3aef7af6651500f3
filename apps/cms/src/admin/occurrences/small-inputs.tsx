import { Field, Flex, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system'
import { type ReactNode, useState } from 'react'
import { inPanelLanguage, isPersian } from '../bilingual'
import { parseTime, textOfValue, unreadValue } from '../dates/date-text'
import { dateTexts } from '../dates/date-texts'
import type { Typed } from './draft-schedule'

const latin = (text: string) =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16)).trim()

/** A number with the digits of the panel's language. */
export const shown = (value: Typed | undefined) => {
  const text = String(value ?? '')
  return isPersian() ? text.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit))) : text
}

/** The number of a text in Latin or Persian digits, or the text itself, which the server refuses. */
export const numberOf = (text: string): Typed => (/^\d{1,6}$/.test(latin(text)) ? Number(latin(text)) : text)

interface SmallInputProps {
  name: string
  label: ReactNode
  labelAction?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  disabled?: boolean | undefined
}

interface NumberTextProps extends SmallInputProps {
  required?: boolean | undefined
  value: Typed | undefined
  onChange(value: Typed): void
}

/** A whole number, as a text so that Persian digits can be typed. */
export function NumberText({
  name,
  label,
  labelAction,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
}: NumberTextProps) {
  return (
    <Field.Root name={name} hint={hint} error={error} required={required ?? false}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        name={name}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={shown(value)}
        onChange={({ target }: { target: { value: string } }) => onChange(numberOf(target.value))}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

interface ChoiceProps<Value extends string> extends SmallInputProps {
  value: Value
  options: readonly (readonly [value: Value, text: string])[]
  onChange(value: Value): void
}

/** One of a few. */
export function Choice<Value extends string>({
  name,
  label,
  labelAction,
  hint,
  error,
  disabled,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Field.Root name={name} hint={hint} error={error}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={value}
        disabled={disabled ?? false}
        onChange={(chosen: string | number) => onChange(String(chosen) as Value)}
      >
        {options.map(([option, text]) => (
          <SingleSelectOption key={option} value={option}>
            {text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

interface TimeTextProps extends SmallInputProps {
  value: string | null | undefined
  onChange(value: string | null): void
}

const timeFor = (text: string) => parseTime(text) ?? unreadValue(text)

/** A time of day, `18:30`, typed as in the other inputs of a time. */
export function TimeText({ name, label, hint, error, disabled, value, onChange }: TimeTextProps) {
  const [typed, setTyped] = useState<string>()
  const text = typed !== undefined && timeFor(typed) === (value || null) ? typed : textOfValue(value ?? '')
  const isWrong = text.trim() !== '' && !parseTime(text)
  return (
    <Field.Root name={name} hint={hint} error={isWrong ? inPanelLanguage(dateTexts.wrongTime) : error}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        name={name}
        autoComplete="off"
        disabled={disabled}
        placeholder={inPanelLanguage(dateTexts.timeForm)}
        value={text}
        onChange={({ target }: { target: { value: string } }) => {
          setTyped(target.value)
          onChange(timeFor(target.value))
        }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

/** Inputs beside each other, below each other where it is narrow. */
export const Row = ({ children }: { children: ReactNode }) => (
  <Flex gap={4} wrap="wrap" alignItems="flex-start" className="occurrence-row">
    {children}
  </Flex>
)
