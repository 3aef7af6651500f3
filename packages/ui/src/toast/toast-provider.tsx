'use client'

import { Toast } from '@base-ui/react/toast'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { CloseIcon } from '../icon/navigation.tsx'
import type { ToastData } from './use-toast.ts'
import './toast.css'

/** `ref`, `className` and other attributes go to the element around the messages. */
export type ToastProviderProps = ComponentPropsWithRef<'div'> & {
  /** How long a message is shown, in milliseconds; 0 until it is closed. */
  timeout?: number
  /** How many messages are shown at once. */
  limit?: number
  labels: {
    /** Names the region of the messages, to which F6 moves the focus. */
    messages: string
    close: string
  }
}

/**
 * Shows the short messages of `useToast` at the bottom of the window, above the sticky parts. They are announced politely;
 * their time stops while the pointer or the focus is on them, or the window has no focus. Once in an app, around its
 * pages.
 */
export function ToastProvider({
  timeout = 6000,
  limit = 3,
  labels,
  children,
  className,
  ...rest
}: ToastProviderProps) {
  return (
    <Toast.Provider timeout={timeout} limit={limit}>
      {children}
      <Toast.Viewport
        {...rest}
        aria-label={labels.messages}
        className={classNames('ui-toasts ui-no-print', className)}
      >
        <Messages close={labels.close} />
      </Toast.Viewport>
    </Toast.Provider>
  )
}

function Messages({ close: label }: { close: string }) {
  const { toasts, close } = Toast.useToastManager<ToastData>()
  return toasts.map((toast) => {
    const action = toast.data?.action
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['left', 'right', 'down']}
        className="ui-toast ui-ground"
      >
        <Toast.Title render={<p />} className="ui-toast__message" />
        {action && (
          <Button
            variant="quiet"
            onClick={() => {
              close(toast.id)
              action.onPress()
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton variant="bare" label={label} onClick={() => close(toast.id)}>
          <CloseIcon />
        </IconButton>
      </Toast.Root>
    )
  })
}
