'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { CloseIcon } from '../icon/navigation.tsx'
import { BellIcon } from '../icon/notices.tsx'
import { Link } from '../link/link.tsx'
import './notice-bar.css'

export type NoticeBarProps = ComponentPropsWithRef<'aside'> & {
  /** `urgent` is highlighted: a closure, a changed hour. */
  tone?: 'calm' | 'urgent'
  action?: { label: ReactNode; href: string } | undefined
  /** Called by the close button; without it there is none. */
  onClose?: () => void
  labels: { region: string; close: string }
  children: ReactNode
}

/** One short sentence above the header. */
export function NoticeBar({
  tone = 'calm',
  action,
  onClose,
  labels,
  className,
  children,
  ...rest
}: NoticeBarProps) {
  return (
    <aside
      aria-label={labels.region}
      {...rest}
      className={classNames('ui-notice-bar ui-no-print', `ui-notice-bar--${tone}`, className)}
    >
      <div className="ui-notice-bar__inner ui-container">
        <BellIcon />
        <p className="ui-notice-bar__text">
          {children} {action && <Link href={action.href}>{action.label}</Link>}
        </p>
        {onClose && (
          <IconButton variant="bare" label={labels.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </aside>
  )
}
