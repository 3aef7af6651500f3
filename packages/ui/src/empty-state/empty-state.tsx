import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { StarSign } from '../star-sign/star-sign.tsx'
import './empty-state.css'

export type EmptyStateProps = ComponentPropsWithRef<'div'> & {
  heading: ReactNode
  headingLevel?: 2 | 3 | 4
  /** An icon, framed by an eight-fold star. */
  sign?: ReactNode
  /** One or two links to other pages. */
  action?: ReactNode
}

/** The message in place of an empty list, with links to other pages. */
export function EmptyState({
  heading,
  headingLevel = 2,
  sign,
  action,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={classNames('ui-empty-state', className)}>
      {sign && <StarSign>{sign}</StarSign>}
      <Heading className="ui-empty-state__heading">{heading}</Heading>
      {children && <div className="ui-empty-state__text">{children}</div>}
      {action && <div className="ui-empty-state__action">{action}</div>}
    </div>
  )
}
