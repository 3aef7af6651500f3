import { classNames } from '../class-names/class-names.ts'
import { ArrowForwardIcon, ExternalIcon } from '../icon/navigation.tsx'
import { isElsewhere, isSitePath } from './address.ts'
import { type LinkElementProps, useLinkElement } from './link-provider.tsx'
import './link.css'

export type LinkProps = LinkElementProps & {
  /**
   * `inline` sits in running text, `action` stands alone with an arrow, `quiet` is underlined only under the
   * hand, `bare` brings no style.
   */
  variant?: 'inline' | 'action' | 'quiet' | 'bare'
  /** Keeps the router out: the browser itself loads the address, as a file or a page of another program. */
  native?: boolean
}

export function Link({ variant = 'inline', native, className, children, ...rest }: LinkProps) {
  const Routed = useLinkElement()
  const external = isElsewhere(rest.href)
  const props = {
    rel: external ? 'external noopener noreferrer' : undefined,
    ...rest,
    className: classNames(variant !== 'bare' && `ui-link ui-link--${variant}`, className) || undefined,
    children:
      variant === 'action' ? (
        <>
          {children}
          {external ? <ExternalIcon /> : <ArrowForwardIcon />}
        </>
      ) : (
        children
      ),
  }
  if (Routed && !native && !rest.download && isSitePath(rest.href)) return <Routed {...props} />
  return <a {...props} />
}
