import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { ChevronDownIcon } from '../icon/navigation.tsx'
import { Field, type FieldTexts } from './field.tsx'

/** `ref`, `className` and a select's other attributes go to the select itself; its children are `<option>`s. */
export type SelectFieldProps = ComponentPropsWithRef<'select'> & FieldTexts

export function SelectField({
  label,
  optional,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, optional, hint, error, id, describedBy }}>
      {(control) => (
        <div className="ui-field__select">
          <select {...rest} {...control} className={classNames('ui-field__control', className)} />
          <ChevronDownIcon />
        </div>
      )}
    </Field>
  )
}
