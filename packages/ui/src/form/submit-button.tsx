'use client'

import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import './form.css'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'icon'> & {
  /** While the form is being submitted: it stays focused and cannot be pressed again. */
  busy?: boolean
  /** The text of the button while the form is submitted. */
  busyLabel: ReactNode
}

export function SubmitButton({
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: SubmitButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      className={classNames('ui-submit-button', className)}
      aria-disabled={busy || undefined}
      icon={busy && <span className="ui-submit-button__wheel" aria-hidden="true" />}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? busyLabel : children}
    </Button>
  )
}
