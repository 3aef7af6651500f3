import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Ornament } from '../ornament/ornament.tsx'
import { SectionHeader, type SectionHeaderProps } from './section-header.tsx'
import './section.css'

export type SectionProps = ComponentPropsWithRef<'section'> & {
  heading?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** One or two sentences under the heading. */
  lead?: ReactNode
  /** A link to more of this. */
  action?: SectionHeaderProps['action']
  ground?: 'paper' | 'tint' | 'teal'
  /** A star ornament along an edge; at most one per screen. */
  ornament?: 'corner' | 'frieze' | undefined
}

export function Section({
  heading,
  headingLevel,
  lead,
  action,
  ground = 'paper',
  ornament,
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={heading ? id : undefined}
      {...rest}
      className={classNames(
        'ui-section',
        ground !== 'teal' && `ui-section--${ground}`,
        ground === 'teal' && 'ui-ground',
        className,
      )}
      data-ornament={ornament}
    >
      {ornament && <Ornament place={ornament} />}
      <div className="ui-section__inner ui-container">
        {heading && (
          <SectionHeader
            heading={heading}
            headingLevel={headingLevel}
            headingId={id}
            lead={lead}
            action={action}
          />
        )}
        {children}
      </div>
    </section>
  )
}
