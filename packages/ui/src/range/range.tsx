import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './range.css'

export type RangeProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'max'> & {
  value: number
  max: number
}

/**
 * A slider whose passed part is filled, from where the text begins. The fill is a property set by script, never a
 * style in the server's HTML, which a content security policy would refuse.
 */
export function Range({ value, max, ref, className, ...rest }: RangeProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  useLayoutEffect(() => {
    const share = max > 0 ? Math.min(100, (value / max) * 100) : 0
    input.current?.style.setProperty('--ui-fill', `${share}%`)
  }, [value, max])
  return (
    <input
      {...rest}
      ref={input}
      type="range"
      min={0}
      max={max}
      value={value}
      className={classNames('ui-range', className)}
    />
  )
}
