import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Link } from '../link/link.tsx'
import { Ornament } from '../ornament/ornament.tsx'
import './section.css'

export type SectionProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  heading?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** One or two sentences under the heading. */
  lead?: ReactNode
  /** Where there is more of this. */
  action?: { label: string; href: string } | undefined
  ground?: 'paper' | 'tint' | 'teal'
  /** Star geometry along an edge. One on a screen. */
  ornament?: 'corner' | 'frieze' | undefined
}

export function Section({
  heading,
  headingLevel = 2,
  lead,
  action,
  ground = 'paper',
  ornament,
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      aria-labelledby={heading ? id : undefined}
      {...rest}
      className={classNames(
        'ui-section',
        `ui-section--${ground}`,
        ground === 'teal' && 'ui-ground',
        className,
      )}
      data-ornament={ornament}
    >
      {ornament && <Ornament place={ornament} />}
      <div className="ui-section__inner ui-container">
        {heading && (
          <header className="ui-section__header">
            <Heading id={id} className="ui-section__heading">
              {heading}
            </Heading>
            {action && (
              <Link variant="action" href={action.href} className="ui-section__action">
                {action.label}
              </Link>
            )}
            {lead && <p className="ui-section__lead">{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  )
}
