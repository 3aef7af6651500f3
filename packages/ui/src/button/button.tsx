import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './button.css'

/** How a button looks; a link that looks like one takes the same. */
export type ButtonLook = {
  /** `primary` for the one thing to do, `gold` for it on a teal ground. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'gold'
  /** An icon before the words. */
  icon?: ReactNode
}

export type ButtonProps = ComponentPropsWithRef<'button'> & ButtonLook

export function Button({ variant = 'primary', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classNames('ui-button', `ui-button--${variant}`, className)}>
      {icon}
      {children}
    </button>
  )
}
