'use client'

import type { ComponentPropsWithRef } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { CheckIcon } from '../icon/navigation.tsx'
import { ShareIcon } from './signs.tsx'
import { type CopyLabels, useCopy } from './use-copy.tsx'
import './share.css'

export type ShareProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** The shared title: the page's heading. */
  title: string
  /** The shared URL; default that of the page. */
  address?: string | undefined
  variant?: ButtonProps['variant']
  labels: CopyLabels & { share: string }
}

/** Opens the share sheet of the device (Web Share API); without that API it copies the URL. */
export function Share({ title, address, variant = 'secondary', labels, className, ...rest }: ShareProps) {
  const { done, copy, outcome } = useCopy(labels)

  async function share() {
    const url = address ?? location.href
    if (!('share' in navigator)) return copy(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // The visitor closed the share sheet (AbortError): nothing to do. After any other error the URL is copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }

  return (
    <div {...rest} className={classNames('ui-share ui-no-print', className)}>
      <Button variant={variant} icon={done ? <CheckIcon /> : <ShareIcon />} onClick={share}>
        {labels.share}
      </Button>
      {outcome}
    </div>
  )
}
