import { useState } from 'react'

/** A state of a component: the app's where it passes a value, else its own, which begins with the default. */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue)
  const current = value === undefined ? own : value
  return [
    current,
    (next) => {
      if (next === current) return
      if (value === undefined) setOwn(next)
      onChange?.(next)
    },
  ]
}
