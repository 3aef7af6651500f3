import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './segmented.css'

export type SegmentedProps<Value extends string = string> = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children'
> & {
  /** The legend, for screen readers. */
  label: string
  /** `lang` where a label is in another language than the page. */
  options: Array<{ value: Value; label: string; lang?: string }>
  value: Value
  onChange: (value: Value) => void
}

/** A segmented control: radio buttons, side by side. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
  ...rest
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset {...rest} className={classNames('ui-segmented', className)}>
      <legend className="ui-visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.lang} className="ui-segmented__option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
