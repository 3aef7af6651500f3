'use client'

import {
  type ComponentPropsWithRef,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useControlled } from '../controlled/use-controlled.ts'
import { Field, type FieldTexts } from '../field/field.tsx'
import { ChevronDownIcon } from '../icon/navigation.tsx'
import { ComboboxControl } from './combobox-control.tsx'
import { matches } from './matches.ts'
import './combobox.css'

export type ComboboxOption = { value: string; label: string }

/** `ref`, `className` and other attributes go to the element around the control, `id` to the control. */
export type ComboboxProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> &
  FieldTexts & {
    options: ComboboxOption[]
    name?: string | undefined
    required?: boolean | undefined
    disabled?: boolean | undefined
    /** The value of the chosen option, which makes it controlled; the empty string for none. */
    value?: string | undefined
    defaultValue?: string | undefined
    onChange?: ((value: string) => void) | undefined
    /** Shown while none is chosen; unless `required`, an option that chooses none. */
    placeholder: string
    /**
     * Whether an option is listed for what was typed. The default ignores case, marks on letters and the spelling of yeh,
     * kaf, digits and half-spaces.
     */
    filter?: ((label: string, query: string) => boolean) | undefined
    labels: {
      /** Names the field that filters the list, and is shown in it while it is empty. */
      search: string
      /** Shown where no option matches. */
      none: string
    }
  }

/**
 * A choice from a list that is long enough to be filtered; a short one is a `SelectField`. Until the scripts are there, and
 * without them, it is a select of the platform with the same options.
 */
export function Combobox({
  label,
  optional,
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  options,
  name,
  required,
  disabled,
  value,
  defaultValue = '',
  onChange,
  placeholder,
  filter = matches,
  labels,
  ref,
  className,
  ...rest
}: ComboboxProps) {
  const [chosen, setChosen] = useControlled(value, defaultValue, onChange)
  const [scripted, setScripted] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)

  const takeOver = useEffectEvent((select: HTMLSelectElement) => {
    // A choice from before hydration, or restored by the browser.
    // The select has no other value where the chosen one is none of the options, which may come later.
    if (select.value || options.some((option) => option.value === chosen)) setChosen(select.value)
    hadFocus.current = document.activeElement === select
    setScripted(true)
  })
  useLayoutEffect(() => {
    const select = root.current?.querySelector('select')
    if (select) takeOver(select)
  }, [])
  useLayoutEffect(() => {
    if (scripted && hadFocus.current) root.current?.querySelector('button')?.focus()
  }, [scripted])

  const reset = useEffectEvent(() => setChosen(defaultValue))
  useEffect(() => {
    const form = root.current?.closest('form')
    const onReset = () => reset()
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [])

  const all = required ? options : [{ value: '', label: placeholder }, ...options]
  return (
    <Field {...{ label, optional, hint, error, id, describedBy }}>
      {(control) => (
        <div {...rest} ref={root} className={classNames('ui-field__select ui-combobox', className)}>
          {scripted ? (
            <ComboboxControl
              {...{ control, name, required, disabled, placeholder, filter, labels }}
              options={all}
              chosen={options.find((option) => option.value === chosen)}
              onChoose={(option) => setChosen(option.value)}
            />
          ) : (
            <select
              {...{ ...control, name, required, disabled }}
              defaultValue={chosen}
              className="ui-field__control"
            >
              {required && <option value="">{placeholder}</option>}
              {all.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
          <ChevronDownIcon />
        </div>
      )}
    </Field>
  )
}
