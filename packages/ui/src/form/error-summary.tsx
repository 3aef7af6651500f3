'use client'

import { type ComponentPropsWithRef, type ReactNode, useEffect, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './form.css'

/** `field` is the control's id. */
export type FieldErrorLink = { field: string; message: ReactNode }

export type ErrorSummaryProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  heading: ReactNode
  headingLevel?: 2 | 3
  errors: FieldErrorLink[]
  /** The summary takes the focus when it appears and whenever this changes: the number of the attempt. */
  attempt?: unknown
}

/** The list of errors above a rejected form, each a link to its field. */
export function ErrorSummary({
  heading,
  headingLevel = 2,
  errors,
  attempt,
  id: ownId,
  className,
  ...rest
}: ErrorSummaryProps) {
  const unique = useId()
  const id = ownId ?? unique
  const Heading = `h${headingLevel}` as const
  const any = errors.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the signal to take the focus
  useEffect(() => {
    if (any) document.getElementById(id)?.focus()
  }, [id, any, attempt])

  if (!any) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of fields
    <div
      {...rest}
      id={id}
      role="group"
      aria-labelledby={`${id}-heading`}
      tabIndex={-1}
      className={classNames('ui-error-summary', className)}
    >
      <Heading id={`${id}-heading`} className="ui-error-summary__heading">
        {heading}
      </Heading>
      <ul className="ui-error-summary__list">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
