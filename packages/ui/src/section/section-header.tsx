import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Link } from '../link/link.tsx'
import './section.css'

export type SectionHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  heading: ReactNode
  headingLevel?: 1 | 2 | 3
  /** The id of the heading, for `aria-labelledby`. */
  headingId?: string | undefined
  /** One or two sentences under the heading. */
  lead?: ReactNode
  /** A link to more of this. */
  action?: { label: ReactNode; href: string } | undefined
}

/** The header of a section, or of a column within one. */
export function SectionHeader({
  heading,
  headingLevel = 2,
  headingId,
  lead,
  action,
  className,
  ...rest
}: SectionHeaderProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <header {...rest} className={classNames('ui-section__header', className)}>
      <Heading id={headingId}>{heading}</Heading>
      {action && (
        <Link variant="action" href={action.href}>
          {action.label}
        </Link>
      )}
      {lead && <p className="ui-section__lead">{lead}</p>}
    </header>
  )
}
