'use client'

import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './segmented.css'

export type SegmentedProps<Value extends string = string> = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children' | 'defaultValue' | 'name'
> & {
  /** The legend, for screen readers. */
  label: string
  /** `lang` where a label is in another language than the page. */
  options: Array<{ value: Value; label: string; lang?: string }>
  /** The chosen value, which makes it controlled: `onChange` then sets it. */
  value?: Value
  /** The value that is chosen initially; default the first one. */
  defaultValue?: Value
  onChange?: (value: Value) => void
  /** Of the radio buttons, in a form. */
  name?: string
}

/** A segmented control: radio buttons, side by side. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  name,
  className,
  ...rest
}: SegmentedProps<Value>) {
  const ownName = useId()
  const initial = defaultValue ?? options[0]?.value
  return (
    <fieldset {...rest} className={classNames('ui-segmented', className)}>
      <legend className="ui-visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.lang} className="ui-segmented__option">
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === initial }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
