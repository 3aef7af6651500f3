import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './form.css'

export type FieldsetProps = ComponentPropsWithRef<'fieldset'> & { legend: ReactNode; hint?: ReactNode }

/** A group of fields below its legend, in pairs side by side where they fit. */
export function Fieldset({ legend, hint, className, children, ...rest }: FieldsetProps) {
  return (
    <fieldset {...rest} className={classNames('ui-fieldset', className)}>
      <legend className="ui-fieldset__legend">{legend}</legend>
      {hint && <p className="ui-fieldset__hint">{hint}</p>}
      <div className="ui-fieldset__fields">{children}</div>
    </fieldset>
  )
}
