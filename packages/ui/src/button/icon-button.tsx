import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './button.css'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** The label for screen readers and the tooltip. */
  label: string
  variant?: 'outline' | 'bare' | 'gold'
}

/** A round button that shows only an icon. */
export function IconButton({ label, variant = 'outline', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames('ui-icon-button', `ui-icon-button--${variant}`, className)}
    />
  )
}
