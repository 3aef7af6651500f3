import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './skip-link.css'

export type SkipLinkProps = ComponentPropsWithRef<'a'> & {
  /** The id of the main content. */
  target?: string
}

/** The first Tab stop of the page; hidden until it has the focus. */
export function SkipLink({ target = 'main', className, ...rest }: SkipLinkProps) {
  return <a {...rest} href={`#${target}`} className={classNames('ui-skip-link', className)} />
}
