'use client'

import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Field, type FieldTexts } from './field.tsx'

/** `ref`, `className` and a textarea's other attributes go to the textarea itself. */
export type TextAreaProps = ComponentPropsWithRef<'textarea'> &
  FieldTexts & {
    /** With `maxLength`: "12 of 2,000 letters", shown below. */
    counter?: (used: number, max: number) => string
  }

/** A multi-line field; it grows with its text in browsers that support `field-sizing`. */
export function TextArea({
  label,
  optional,
  hint,
  error,
  counter,
  id,
  className,
  'aria-describedby': describedBy,
  ref,
  onInput,
  ...rest
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState<number>()
  const used =
    rest.value === undefined ? (typed ?? String(rest.defaultValue ?? '').length) : String(rest.value).length

  useEffect(() => {
    const element = area.current
    // Input from before hydration, or restored by the browser.
    setTyped(element?.value.length)
    const form = element?.form
    const onReset = () => setTyped(element?.defaultValue.length)
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [])

  return (
    <Field
      {...{ label, optional, hint, error, id, describedBy }}
      counter={counter && rest.maxLength ? counter(used, rest.maxLength) : undefined}
    >
      {(control) => (
        <textarea
          placeholder=" "
          dir="auto"
          rows={5}
          {...rest}
          {...control}
          ref={(element) => {
            area.current = element
            if (typeof ref === 'function') return ref(element)
            if (ref) ref.current = element
          }}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length)
            onInput?.(event)
          }}
          className={classNames('ui-field__control', className)}
        />
      )}
    </Field>
  )
}
