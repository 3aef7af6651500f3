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
}

export type EventListProps = ComponentPropsWithRef<'ul'> & {
  events: EventEntry[]
  headingLevel?: 2 | 3 | 4
}

export function EventList({ events, headingLevel = 3, className, ...rest }: EventListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul {...rest} className={classNames('ui-event-list', className)}>
      {events.map(({ id, title, href, date, detail }) => (
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
          </div>
        </li>
      ))}
    </ul>
  )
}
