import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './button.css'

/** The props of the look, shared by buttons and links that look like buttons. */
export type ButtonLook = {
  /** `primary` for the main action, `gold` for the main action on a teal ground. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'gold'
  /** An icon before the text. */
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
