import { useField } from '@strapi/strapi/admin'
import { NumberText } from '../occurrences/small-inputs'
import type { InputProps } from './date-field'

/** The year of a Hijri month: Strapi's input of a number writes 1,448. */
export function YearInput({ name, label, labelAction, hint, required, disabled }: InputProps) {
  const { value, onChange, error } = useField<number | string | null>(name)
  return (
    <NumberText
      name={name}
      label={label}
      labelAction={labelAction}
      hint={hint}
      required={required}
      disabled={disabled}
      error={error}
      value={value ?? ''}
      onChange={(typed) => onChange(name, typed === '' ? null : typed)}
    />
  )
}
