import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { DateBlock } from '../date-block/date-block.tsx'
import { Link } from '../link/link.tsx'
import './event-list.css'

export type EventEntry = {
  id: string
  title: ReactNode
  href?: string | undefined
  date: { dateTime: string; day: string; month: string }
  /** Time and place, or a short note. */
  detail?: ReactNode
  /** A button below it. */
  action?: ReactNode
}

export type EventListProps = ComponentPropsWithRef<'ul'> & {
  events: EventEntry[]
  headingLevel?: 2 | 3 | 4
  /** Shows the first event larger than the others. */
  hasLead?: boolean
}

export function EventList({ events, headingLevel = 3, hasLead, className, ...rest }: EventListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul {...rest} className={classNames('ui-event-list', hasLead && 'ui-event-list--lead', className)}>
      {events.map(({ id, title, href, date, detail, action }) => (
        <li key={id} className="ui-event-list__event">
          <DateBlock {...date} />
          <div>
            <Heading>
              {href ? (
                <Link variant="bare" href={href} className="ui-event-list__link">
                  {title}
                </Link>
              ) : (
                title
              )}
            </Heading>
            {detail && <div className="ui-event-list__detail">{detail}</div>}
            {action && <div className="ui-event-list__action">{action}</div>}
          </div>
        </li>
      ))}
    </ul>
  )
}
