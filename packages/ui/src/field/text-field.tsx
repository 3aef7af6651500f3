import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Field, type FieldTexts } from './field.tsx'

/** `ref`, `className` and an input's other attributes go to the input itself. */
export type TextFieldProps = ComponentPropsWithRef<'input'> &
  FieldTexts & { type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'search' | 'password' }

/** Input types whose text is left-to-right in every language. */
const fromTheLeft = new Set(['email', 'tel', 'url', 'number', 'password'])

/** A single-line field. Text has the direction of its first letter; addresses and numbers are left-to-right. */
export function TextField({
  label,
  optional,
  hint,
  error,
  type = 'text',
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, optional, hint, error, id, describedBy }}>
      {(control) => (
        <input
          placeholder=" "
          dir={fromTheLeft.has(type) ? 'ltr' : 'auto'}
          {...rest}
          {...control}
          type={type}
          className={classNames('ui-field__control', className)}
        />
      )}
    </Field>
  )
}
