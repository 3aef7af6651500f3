import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { InfoIcon } from '../icon/notices.tsx'
import { type FieldControl, fieldControl } from './field-control.ts'
import './field.css'

/** The texts around a control. */
export type FieldTexts = {
  label: ReactNode
  /** Beside the label: a note that the field may be left empty. */
  optional?: ReactNode
  /** Under the label: the expected input. */
  hint?: ReactNode
  /** The reason why the input is rejected; marks the control as invalid. */
  error?: ReactNode
}

type FieldProps = FieldTexts & {
  id: string | undefined
  describedBy: string | undefined
  counter?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** A label, a hint, a control and an error message, one below the other. */
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
  return (
    <div className={classNames('ui-field', Boolean(error) && 'ui-field--invalid')}>
      <label id={`${id}-label`} htmlFor={id} className="ui-field__label">
        {label}
        {optional && <span className="ui-field__optional"> {optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ui-field__hint">
          {hint}
        </p>
      )}
      {children(fieldControl(id, { hint, error, counter }, describedBy))}
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
