import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './skip-link.css'

export type SkipLinkProps = ComponentPropsWithRef<'a'> & {
  /** The id of the element that holds the page's own content. */
  target?: string
}

/** The first thing a keyboard reaches; out of sight until then. */
export function SkipLink({ target = 'main', className, ...rest }: SkipLinkProps) {
  return <a {...rest} href={`#${target}`} className={classNames('ui-skip-link', className)} />
}
