import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './monthly-timetable.css'

/** A word as it is written in full, and as it is written on a small screen; in full without `short`. */
export type TimetableWord = { long: string; short?: string | undefined }

export type TimetableDay = {
  /** The civil date, `2026-11-21`. */
  date: string
  weekday: TimetableWord
  /** The day in the page's first calendar: "21 November", short "21". */
  day: TimetableWord
  /** The same day in the other calendars; a small screen shows the first. */
  otherDays?: TimetableWord[]
  friday?: boolean
  /** One a column, in the order of `columns`; null where the time does not occur that day. */
  clocks: Array<{ display: string; dateTime: string } | null>
}

export type MonthlyTimetableProps = ComponentPropsWithRef<'div'> & {
  /** Above the table, on paper too: which month, in which city. */
  caption: ReactNode
  columns: Array<TimetableWord & { id: string }>
  days: TimetableDay[]
  /** The civil date that is marked: today, once the browser knows it. */
  today?: string | undefined
  /** Under the table: which method it used. */
  note?: ReactNode
  labels: {
    /** Names the place that scrolls sideways on a very small screen. */
    region: string
    /** Heads the column of days. */
    day: string
    /** Shown beside today's name. */
    today: string
  }
}

/** A month of times, a day a row, a time a column; on paper one page. */
export function MonthlyTimetable({
  caption,
  columns,
  days,
  today,
  note,
  labels,
  className,
  ...rest
}: MonthlyTimetableProps) {
  return (
    <div {...rest} className={classNames('ui-monthly-timetable', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: one table of a page is no landmark */}
      <div
        role="group"
        aria-label={labels.region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by the keyboard
        tabIndex={0}
        className="ui-monthly-timetable__place"
      >
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.day}</th>
              {columns.map(({ id, ...word }) => (
                <th key={id} scope="col">
                  <Word {...word} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, weekday, day, otherDays = [], friday, clocks }) => (
              <tr
                key={date}
                data-friday={friday || undefined}
                data-today={date === today || undefined}
                aria-current={date === today ? 'date' : undefined}
              >
                <th scope="row">
                  <time dateTime={date} className="ui-monthly-timetable__day">
                    <Word {...weekday} /> <Word {...day} />
                  </time>
                  {date === today && <span className="ui-monthly-timetable__today">{labels.today}</span>}
                  {otherDays.length > 0 && (
                    <span className="ui-monthly-timetable__others">
                      {otherDays.map((other) => (
                        <span key={other.long}>
                          <Word {...other} />
                        </span>
                      ))}
                    </span>
                  )}
                </th>
                {columns.map(({ id }, at) => {
                  const clock = clocks[at]
                  return (
                    <td key={id}>{clock ? <time dateTime={clock.dateTime}>{clock.display}</time> : '–'}</td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="ui-monthly-timetable__note">{note}</p>}
    </div>
  )
}

/** Both lengths; the stylesheet shows one, and only that one is read out. */
function Word({ long, short }: TimetableWord) {
  if (!short) return <bdi>{long}</bdi>
  return (
    <>
      <bdi className="ui-monthly-timetable__long">{long}</bdi>
      <bdi className="ui-monthly-timetable__short">{short}</bdi>
    </>
  )
}
