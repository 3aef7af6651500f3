import { type ReactNode, useId } from 'react'
import { InfoIcon } from '../icon/signs.tsx'
import './field.css'

/** What is written around a control. */
export type FieldWords = {
  label: ReactNode
  /** Beside the label: that it may be left empty. */
  optional?: ReactNode
  /** Under the label: what is expected. */
  hint?: ReactNode
  /** What is wrong with what was written; marks the control as invalid. */
  error?: ReactNode
}

/** What ties a control to the words around it. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldWords & {
  id: string | undefined
  describedBy: string | undefined
  counter?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** Label, hint, control, error: one below the other. */
export function Field({
  label,
  optional,
  hint,
  error,
  id: ownId,
  describedBy,
  counter,
  children,
}: FieldProps) {
  const unique = useId()
  const id = ownId ?? unique
  const described = [
    hint && `${id}-hint`,
    error && `${id}-error`,
    counter && `${id}-counter`,
    describedBy,
  ].filter(Boolean)
  return (
    <div className="ui-field" data-invalid={error ? true : undefined}>
      <label htmlFor={id} className="ui-field__label">
        {label}
        {optional && <span className="ui-field__optional"> {optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ui-field__hint">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
      {counter && (
        <p id={`${id}-counter`} className="ui-field__counter">
          {counter}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null
  return (
    <p id={id} className="ui-field__error">
      <InfoIcon />
      <span>{error}</span>
    </p>
  )
}
