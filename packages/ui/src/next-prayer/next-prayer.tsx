import { type ComponentPropsWithRef, Fragment, type ReactNode, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Ornament } from '../ornament/ornament.tsx'
import './next-prayer.css'

export type NextPrayerProps = ComponentPropsWithRef<'section'> & {
  /** "Next prayer". */
  label: string
  /** The city of the time. */
  place?: ReactNode
  name: ReactNode
  /** `period` is am or pm of a 12-hour clock. */
  time: { display: string; dateTime: string; period?: string } | null
  /** The remaining time as text, updated by the app. */
  remaining?: ReactNode
  /** Today in each calendar. */
  dates?: Array<{ calendar: string; display: ReactNode; dateTime?: string }>
  /** Other times of the day, under the dates. */
  times?: Array<{ label: string; display: ReactNode; dateTime?: string | undefined }>
  /** What day it is, under the dates. */
  day?: ReactNode
  ornament?: boolean
  /** Buttons below the remaining time. */
  children?: ReactNode
}

/** The time depends on the visitor's clock. Until it is known the lines are empty and have their full height. */
export function NextPrayer({
  label,
  place,
  name,
  time,
  remaining,
  dates = [],
  times = [],
  day,
  ornament = true,
  children,
  className,
  ...rest
}: NextPrayerProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...rest} className={classNames('ui-next-prayer ui-ground', className)}>
      {ornament && <Ornament />}
      <div className={classNames('ui-next-prayer__call', !time && 'ui-next-prayer__call--waiting')}>
        <h2 id={id} className="ui-next-prayer__label">
          {label}
          {place && <span className="ui-next-prayer__place">{place}</span>}
        </h2>
        <p className="ui-next-prayer__name">{name}</p>
        <p className="ui-next-prayer__time">
          {time && (
            <time dateTime={time.dateTime}>
              {time.display}
              {time.period && <span className="ui-next-prayer__period"> {time.period}</span>}
            </time>
          )}
        </p>
        <p className="ui-next-prayer__remaining">{remaining}</p>
      </div>
      {children}
      {dates.length > 0 && (
        <dl className="ui-next-prayer__dates">
          {dates.map(({ calendar, display, dateTime }) => (
            <Fragment key={calendar}>
              <dt>{calendar}</dt>
              <dd>{dateTime ? <time dateTime={dateTime}>{display}</time> : display}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {day}
      {times.length > 0 && (
        <dl className="ui-next-prayer__times">
          {times.map(({ label, display, dateTime }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{dateTime ? <time dateTime={dateTime}>{display}</time> : display}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
