import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './facts.css'

export type FactsProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** Label and value; items without a value are omitted. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** A list of labelled values: when, where, who. Renders nothing without any value. */
export function Facts({ facts, className, ...rest }: FactsProps) {
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl {...rest} className={classNames('ui-facts', className)}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
