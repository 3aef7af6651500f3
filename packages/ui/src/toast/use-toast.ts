'use client'

import { Toast } from '@base-ui/react/toast'
import { type ReactNode, useMemo } from 'react'

export type ToastMessage = {
  message: ReactNode
  /** A message of the same id replaces one that is shown. */
  id?: string
  /** A button, such as "Undo". The message then stays until it is closed. */
  action?: { label: ReactNode; onPress: () => void }
  /** How long it is shown, in milliseconds; 0 until it is closed. Default that of the provider. */
  timeout?: number
}

/** What a toast carries beside its text. */
export type ToastData = Pick<ToastMessage, 'action'>

/**
 * `show` shows a message, or a text, and returns its id; `close` takes the id, or closes all. Below a `ToastProvider`
 * only.
 */
export function useToast() {
  const { add, close } = Toast.useToastManager<ToastData>()
  return useMemo(
    () => ({
      show(content: string | ToastMessage): string {
        const { message, id, action, timeout }: ToastMessage =
          typeof content === 'string' ? { message: content } : content
        return add({
          title: message,
          data: { action },
          ...(id !== undefined && { id }),
          // Whoever needs time to press has it (WCAG 2.2.1).
          ...(timeout !== undefined ? { timeout } : action && { timeout: 0 }),
        })
      },
      close: (id?: string) => close(id),
    }),
    [add, close],
  )
}
