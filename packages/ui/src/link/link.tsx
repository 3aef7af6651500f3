'use client'

import { classNames } from '../class-names/class-names.ts'
import { isElsewhere, isSitePath } from './address.ts'
import { type LinkElementProps, useLinkElement } from './link-provider.tsx'
import './onward.css'
import './link.css'

export type LinkProps = LinkElementProps & {
  /**
   * `inline` is for running text, `action` is standalone with an arrow, `quiet` is underlined only on hover, `bare` has
   * no style.
   */
  variant?: 'inline' | 'action' | 'quiet' | 'bare'
  /** Bypasses the router: the browser loads the URL, for a file or a page of another program. */
  native?: boolean | undefined
}

export function Link({ variant = 'inline', native, className, ...rest }: LinkProps) {
  const Routed = useLinkElement()
  const external = isElsewhere(rest.href)
  const props = {
    rel: external ? 'external noopener noreferrer' : undefined,
    ...rest,
    className:
      classNames(
        variant !== 'bare' && `ui-link ui-link--${variant}`,
        variant === 'action' && 'ui-onward',
        className,
      ) || undefined,
  }
  if (Routed && !native && !rest.download && isSitePath(rest.href)) return <Routed {...props} />
  return <a {...props} />
}
