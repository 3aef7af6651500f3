'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import './prayer-table.css'
import './prayer-table-narrow.css'

export type PrayerColumn = { id: string; label: string }

export type PrayerRow = {
  id: string
  label: ReactNode
  /**
   * One per column, in the order of `columns`: the clock as shown, its half of the day (`pm`) in languages with a
   * 12-hour clock, and the machine-readable clock.
   */
  cells: Array<{ display: string; period?: string; dateTime: string }>
  /** Whether its time in the chosen city is over: the row is dimmed. */
  isOver?: boolean
}

export type PrayerTableProps = ComponentPropsWithRef<'div'> & {
  columns: PrayerColumn[]
  rows: PrayerRow[]
  /** The id of the row that comes next. */
  nextRow?: string | undefined
  /** The id of the city that is first, and large on a small screen; default the first column. */
  chosen?: string | undefined
  /** Makes the names of the cities buttons. */
  onChoose?: (id: string) => void
  /** Under the table, such as the method of calculation. */
  note?: ReactNode
  labels: {
    /** Names the table for screen readers. */
    caption: string
    /** The header of the column of names. */
    time: string
    /** Shown beside the next row's name. */
    next: string
    choose?: (city: string) => string
  }
}

// In some browsers a table with `display: grid` loses its implicit roles.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/**
 * Times down, cities across. On a narrow screen the chosen city comes first, its clocks large beside the names of the
 * times; the others follow below it as a separate small table, where the names are repeated.
 */
export function PrayerTable({
  columns,
  rows,
  nextRow,
  chosen = columns[0]?.id,
  onChoose,
  note,
  labels,
  className,
  ...rest
}: PrayerTableProps) {
  // Before hydration, and without scripts, a button would do nothing.
  const choosable = useHydrated() && onChoose
  const order = columns
    .map((column, index) => ({ column, index }))
    .sort((a, b) => Number(b.column.id === chosen) - Number(a.column.id === chosen))
  return (
    <div {...rest} className={classNames('ui-prayer-table', className)}>
      <table {...roles.table} data-others={columns.length - 1}>
        <caption className="ui-visually-hidden">{labels.caption}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th scope="col" {...roles.columnheader}>
              <span className="ui-visually-hidden">{labels.time}</span>
            </th>
            {order.map(({ column }) => (
              <th
                key={column.id}
                scope="col"
                {...roles.columnheader}
                data-chosen={column.id === chosen || undefined}
              >
                {choosable ? (
                  <button
                    type="button"
                    className="ui-prayer-table__city"
                    aria-pressed={column.id === chosen}
                    title={labels.choose?.(column.label)}
                    onClick={() => choosable(column.id)}
                  >
                    {column.label}
                  </button>
                ) : (
                  <span className={onChoose && 'ui-prayer-table__city'}>{column.label}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              order={order}
              chosen={chosen}
              next={row.id === nextRow && labels.next}
            />
          ))}
        </tbody>
      </table>
      {note && <p className="ui-prayer-table__note">{note}</p>}
    </div>
  )
}

type RowProps = {
  row: PrayerRow
  order: Array<{ column: PrayerColumn; index: number }>
  chosen: string | undefined
  /** The text beside the name of the next row. */
  next: string | false
}

const Row = ({ row, order, chosen, next }: RowProps) => (
  <tr {...roles.row} data-next={next !== false || undefined} data-over={row.isOver || undefined}>
    <th scope="row" {...roles.rowheader}>
      <span className="ui-prayer-table__name">
        {row.label}
        {next !== false && <span className="ui-prayer-table__next">{next}</span>}
      </span>
      {/* Only visual: for screen readers the row already has its name. */}
      {order.length > 1 && (
        <span className="ui-prayer-table__name-again" aria-hidden="true">
          {row.label}
        </span>
      )}
    </th>
    {order.map(({ column, index }) => (
      <td key={column.id} {...roles.cell} data-chosen={column.id === chosen || undefined}>
        {row.cells[index] && <Clock {...row.cells[index]} />}
      </td>
    ))}
  </tr>
)

const Clock = ({ display, period, dateTime }: PrayerRow['cells'][number]) => (
  <time dateTime={dateTime}>
    {display}
    {period && <span className="ui-prayer-table__period">{`\u00a0${period}`}</span>}
  </time>
)
