import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { FieldError } from '../field/field.tsx'
import { fieldControl } from '../field/field-control.ts'
import './switch.css'

/** `ref`, `className` and an input's other attributes go to the input itself. */
export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/**
 * A setting that is on or off and applies at once; an answer in a form that is sent later is a `Checkbox`. It is the
 * checkbox of the platform with the role of a switch, so forms, labels and pages without scripts work with it.
 */
export function Switch({
  label,
  hint,
  error,
  id: ownId,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const unique = useId()
  const id = ownId ?? unique
  return (
    <div className="ui-switch">
      <label className="ui-switch__row">
        <span className="ui-switch__label">{label}</span>
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state without `aria-checked`
          role="switch"
          {...fieldControl(id, { hint, error }, describedBy)}
          className={classNames('ui-switch__control', className)}
        />
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ui-switch__hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
