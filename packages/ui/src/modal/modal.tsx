'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { CloseIcon } from '../icon/navigation.tsx'
import { type OwnProps, useDialog } from './use-dialog.ts'
import { useOverflow } from './use-overflow.ts'
import './modal.css'

export type ModalProps = Omit<ComponentPropsWithRef<'dialog'>, 'open' | OwnProps> & {
  open: boolean
  /** Called on a request to close: by the button, Escape or the backdrop. */
  onClose: () => void
  heading: ReactNode
  /** A sentence below the heading (`aria-describedby`). */
  description?: ReactNode
  /** Buttons at the bottom, always visible. */
  actions?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** Neither Escape nor a press on the backdrop closes it. */
  static?: boolean
  labels: { close: string }
}

/** A dialog that must be answered or read before the page can be used. On a phone it is at the bottom of the screen. */
export function Modal({
  open,
  onClose,
  heading,
  description,
  actions,
  size = 'medium',
  static: fixed = false,
  labels,
  ref,
  className,
  children,
  ...rest
}: ModalProps) {
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(body)
  return (
    <dialog
      aria-labelledby={`${id}-heading`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...rest}
      {...useDialog({ open, onClose, fixed, ref })}
      className={classNames('ui-modal', `ui-modal--${size}`, className)}
    >
      <div className="ui-modal__layout">
        <div className="ui-modal__head">
          <h2 id={`${id}-heading`} className="ui-modal__heading">
            {heading}
          </h2>
          <IconButton variant="bare" label={labels.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div ref={body} className="ui-modal__body" tabIndex={scrolls ? 0 : undefined}>
          <div>
            {description && (
              <p id={`${id}-description`} className="ui-modal__description">
                {description}
              </p>
            )}
            {children}
          </div>
        </div>
        {actions && <div className="ui-modal__actions">{actions}</div>}
      </div>
    </dialog>
  )
}
