import type { ComponentPropsWithRef } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { CheckIcon } from '../icon/navigation.tsx'
import { ShareIcon } from './signs.tsx'
import { type CopyLabels, useCopy } from './use-copy.tsx'
import './share.css'

export type ShareProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** What is shared: the page's heading. */
  title: string
  /** Its address; without it that of the page. */
  address?: string | undefined
  variant?: ButtonProps['variant']
  labels: CopyLabels & { share: string }
}

/** Opens the device's own way to share; where there is none, the address goes to the clipboard. */
export function Share({ title, address, variant = 'secondary', labels, className, ...rest }: ShareProps) {
  const { done, copy, outcome } = useCopy(labels)

  async function share() {
    const url = address ?? location.href
    if (!('share' in navigator)) return copy(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closed by the visitor: that is an answer. Anything else is not.
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
