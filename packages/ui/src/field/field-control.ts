import type { ReactNode } from 'react'

/** The attributes that link a control to its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Described = { hint?: ReactNode; error?: ReactNode; counter?: ReactNode }

/** The attributes of a control whose texts have its id with `-hint`, `-error` and `-counter` at the end. */
export function fieldControl(
  id: string,
  { hint, error, counter }: Described,
  describedBy: string | undefined,
): FieldControl {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-counter`, describedBy]
  return {
    id,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
}
