import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Field, type FieldWords } from './field.tsx'

/** `ref`, `className` and an input's other attributes go to the input itself. */
export type TextFieldProps = ComponentPropsWithRef<'input'> &
  FieldWords & { type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'search' | 'password' }

/** What reads from the left in every language. */
const fromTheLeft = new Set(['email', 'tel', 'url', 'number', 'password'])

/** One line. Words take the direction of their own first letter, addresses and numbers run from the left. */
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
