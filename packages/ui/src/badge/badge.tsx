import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './badge.css'

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** `gold` for current or next, `teal` for a category, `danger` for cancelled. */
  tone?: 'neutral' | 'teal' | 'gold' | 'danger'
  icon?: ReactNode
}

/** A short label for the element beside it. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames('ui-badge', `ui-badge--${tone}`, className)}>
      {icon}
      {children}
    </span>
  )
}
