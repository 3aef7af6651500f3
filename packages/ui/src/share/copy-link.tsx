'use client'

import type { ComponentPropsWithRef } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { CheckIcon } from '../icon/navigation.tsx'
import { LinkIcon } from './signs.tsx'
import { type CopyLabels, useCopy } from './use-copy.tsx'
import './share.css'

export type CopyLinkProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The URL to copy; default that of the page. */
  address?: string | undefined
  variant?: ButtonProps['variant']
  labels: CopyLabels & { copy: string }
}

export function CopyLink({ address, variant = 'secondary', labels, className, ...rest }: CopyLinkProps) {
  const { done, copy, outcome } = useCopy(labels)
  return (
    <div {...rest} className={classNames('ui-share ui-no-print', className)}>
      <Button
        variant={variant}
        icon={done ? <CheckIcon /> : <LinkIcon />}
        onClick={() => copy(address ?? location.href)}
      >
        {labels.copy}
      </Button>
      {outcome}
    </div>
  )
}
