import { classNames } from '../class-names/class-names.ts'
import { Link, type LinkProps } from '../link/link.tsx'
import type { ButtonLook } from './button.tsx'
import './button.css'

export type LinkButtonProps = Omit<LinkProps, 'variant'> & ButtonLook

/** A link that looks like a button; `LinkProvider` decides which element it is. */
export function LinkButton({ variant = 'primary', icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} variant="bare" className={classNames('ui-button', `ui-button--${variant}`, className)}>
      {icon}
      {children}
    </Link>
  )
}
