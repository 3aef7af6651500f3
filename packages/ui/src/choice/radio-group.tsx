'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { FieldError, type FieldTexts } from '../field/field.tsx'
import './choice.css'

export type Choice = { value: string; label: ReactNode; hint?: ReactNode }

export type RadioGroupProps = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children' | 'defaultValue'
> &
  FieldTexts & {
    /** The `name` of the radio buttons. */
    name: string
    choices: Choice[]
    /** The initial value. */
    defaultValue?: string | undefined
    /** The chosen value, if it is controlled. */
    value?: string | undefined
    onChange?: (value: string) => void
    required?: boolean
  }

/** Radio buttons, each on its own line. `id` is that of the first one, so that the link of an error targets it. */
export function RadioGroup({
  label,
  optional,
  hint,
  error,
  name,
  choices,
  defaultValue,
  value,
  onChange,
  required,
  id: ownId,
  className,
  ...rest
}: RadioGroupProps) {
  const unique = useId()
  const id = ownId ?? unique
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return (
    <fieldset
      aria-describedby={described.join(' ') || undefined}
      {...rest}
      className={classNames('ui-radio-group', className)}
      data-invalid={error ? true : undefined}
    >
      <legend className="ui-field__label">
        {label}
        {optional && <span className="ui-field__optional"> {optional}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="ui-field__hint">
          {hint}
        </p>
      )}
      {choices.map((choice, at) => (
        <label key={choice.value} className="ui-choice">
          <input
            type="radio"
            id={at === 0 ? id : undefined}
            name={name}
            value={choice.value}
            required={required}
            className="ui-choice__box"
            {...(value === undefined
              ? { defaultChecked: choice.value === defaultValue }
              : { checked: choice.value === value })}
            onChange={() => onChange?.(choice.value)}
          />
          <span className="ui-choice__label">
            {choice.label}
            {choice.hint && <span className="ui-choice__detail">{choice.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
