import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './monthly-timetable.css'
import './monthly-timetable-narrow.css'
import './monthly-timetable-print.css'

/** A label, and its abbreviation for small screens; default `long`. */
export type TimetableLabel = { long: string; short?: string | undefined }

type TimetableColumn = TimetableLabel & {
  id: string
  /** The column in whose cells a small screen shows these times, smaller. */
  within?: string | undefined
}

export type TimetableDay = {
  /** The civil date, `2026-11-21`. */
  date: string
  weekday: TimetableLabel
  /** The day in the page's first calendar: "21 November", short "21". */
  day: TimetableLabel
  /** The day in the other calendars; a small screen shows the first. */
  otherDays?: TimetableLabel[]
  friday?: boolean
  /** What day it is, on a line of its own below the times; not in print. */
  occasion?: ReactNode
  /** One a column, in the order of `columns`; null where the time does not occur that day. */
  clocks: Array<{ display: string; dateTime: string } | null>
}

export type MonthlyTimetableProps = ComponentPropsWithRef<'div'> & {
  /** Above the table, also in print: the month and the city. */
  caption: ReactNode
  columns: TimetableColumn[]
  days: TimetableDay[]
  /** The civil date that is marked, and before which days are dimmed; undefined before hydration. */
  today?: string | undefined
  /** Under the table, such as the method of calculation. */
  note?: ReactNode
  labels: {
    /** The label of the region that scrolls horizontally on a very small screen. */
    region: string
    /** The header of the column of days. */
    day: string
    /** Shown beside today's name. */
    today: string
  }
}

/** A month of prayer times: a row per day, a column per time; one page in print. */
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
  const columnsWithin = columns.filter(({ within }) => within).length
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
              {columns.map(({ id, within, ...word }) => (
                <th key={id} scope="col" data-within={within}>
                  <Column
                    columns={columns}
                    id={id}
                    show={({ long, short = long }) => <bdi>{short}</bdi>}
                    own={<Label {...word} />}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, weekday, day, otherDays = [], friday, clocks, occasion }) => {
              const marks = {
                'data-friday': friday || undefined,
                'data-today': date === today || undefined,
                'data-past': (today !== undefined && date < today) || undefined,
              }
              return (
                <Fragment key={date}>
                  <tr {...marks} aria-current={date === today ? 'date' : undefined}>
                    <th scope="row">
                      <time dateTime={date} className="ui-monthly-timetable__day">
                        <Label {...weekday} /> <Label {...day} />
                      </time>
                      {date === today && <span className="ui-monthly-timetable__today">{labels.today}</span>}
                      {otherDays.length > 0 && (
                        <span className="ui-monthly-timetable__others">
                          {otherDays.map((other) => (
                            <span key={other.long}>
                              <Label {...other} />
                            </span>
                          ))}
                        </span>
                      )}
                    </th>
                    {columns.map(({ id, within }) => (
                      <td key={id} data-within={within}>
                        <Column
                          columns={columns}
                          id={id}
                          show={(column) => <Clock clock={clocks[columns.indexOf(column)]} />}
                          own={<Clock clock={clocks[columns.findIndex((it) => it.id === id)]} />}
                        />
                      </td>
                    ))}
                  </tr>
                  {occasion && (
                    <tr {...marks} className="ui-monthly-timetable__occasion">
                      <td colSpan={columns.length + 1 - columnsWithin}>{occasion}</td>
                      {/* A cell over columns that a small screen hides would leave them their width. */}
                      {columnsWithin > 0 && <td data-within="" colSpan={columnsWithin} />}
                    </tr>
                  )}
                </Fragment>
              )
            })}
          </tbody>
        </table>
      </div>
      {note && <p className="ui-monthly-timetable__note">{note}</p>}
    </div>
  )
}

type ColumnProps = {
  columns: TimetableColumn[]
  id: string
  own: ReactNode
  show: (column: TimetableColumn) => ReactNode
}

/** A cell, and above or below it what a small screen shows within it, in the order of the day. */
function Column({ columns, id, own, show }: ColumnProps) {
  const at = columns.findIndex((it) => it.id === id)
  const beside = (isHere: (index: number) => boolean) =>
    columns.map((column, index) =>
      column.within === id && isHere(index) ? (
        <span key={column.id} className="ui-monthly-timetable__within">
          {show(column)}
        </span>
      ) : null,
    )
  return (
    <>
      {beside((index) => index < at)}
      {own}
      {beside((index) => index > at)}
    </>
  )
}

function Clock({ clock }: { clock: TimetableDay['clocks'][number] | undefined }) {
  return clock ? <time dateTime={clock.dateTime}>{clock.display}</time> : '–'
}

/** Both lengths; the stylesheet hides one, from screen readers, too. */
function Label({ long, short }: TimetableLabel) {
  if (!short) return <bdi>{long}</bdi>
  return (
    <>
      <bdi className="ui-monthly-timetable__long">{long}</bdi>
      <bdi className="ui-monthly-timetable__short">{short}</bdi>
    </>
  )
}
