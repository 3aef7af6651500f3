import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './badge.css'

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** `gold` for what is now or next, `teal` for a kind, `danger` for what is called off. */
  tone?: 'neutral' | 'teal' | 'gold' | 'danger'
  icon?: ReactNode
}

/** A word or two about the thing beside it. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames('ui-badge', `ui-badge--${tone}`, className)}>
      {icon}
      {children}
    </span>
  )
}
