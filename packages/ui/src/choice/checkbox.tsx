import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { FieldError } from '../field/field.tsx'
import { fieldControl } from '../field/field-control.ts'
import './choice.css'

/** `ref`, `className` and an input's other attributes go to the input itself. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function Checkbox({
  label,
  hint,
  error,
  id: ownId,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const unique = useId()
  const id = ownId ?? unique
  return (
    <div className="ui-checkbox">
      <label className="ui-choice">
        <input
          {...rest}
          type="checkbox"
          {...fieldControl(id, { hint, error }, describedBy)}
          className={classNames('ui-choice__box', className)}
        />
        <span className="ui-choice__label">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ui-choice__hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
