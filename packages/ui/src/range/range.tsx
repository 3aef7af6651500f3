'use client'

import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './range.css'

export type RangeProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'max'> & {
  value: number
  max: number
}

/**
 * A slider that is filled up to its value. The fill is a custom property that a script sets, because a content security
 * policy blocks style attributes in the HTML.
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
