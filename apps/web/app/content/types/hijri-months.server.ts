import { defaultLanguage } from '@islamic-centre/i18n/locales'
import { type CentreMonth, consistentMonths } from '../../dates/centre-months.ts'
import { limitedLog } from '../../platform/limited-log.server.ts'
import { type LatestValue, listQuery } from '../content-query.server.ts'
import { none } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import { lastChangeOf, type MonthRow, schema } from './hijri-month-rows.ts'

const query = listQuery({
  name: 'hijriMonths',
  type: 'hijri-month',
  schema,
  // Not written in a language.
  entries: ({ rest }, { locale: _, ...query }) => rest.hijriMonths.list(query),
  rows: ({ rest }, { locale: _, ...query }) => rest.hijriMonths.list(query),
})

function consistent(rows: readonly MonthRow[]): readonly CentreMonth[] {
  const { accepted, contradicting } = consistentMonths(rows.map(({ changedAt: _, ...month }) => month))
  for (const { year, month } of contradicting)
    limitedLog.warn({ event: 'hijri_month_contradicts', year, month }, `${year}-${month}`)
  return accepted
}

/** Lists that have not changed are the same object. */
const known = new WeakMap<readonly MonthRow[], readonly CentreMonth[]>()

function calendarOf(months: readonly MonthRow[]): readonly CentreMonth[] {
  const calendar = known.get(months) ?? consistent(months)
  known.set(months, calendar)
  return calendar
}

export const read = async (source: Source): Promise<readonly CentreMonth[]> =>
  calendarOf(await source.read(query, defaultLanguage))

/** When a month was declared, corrected or withdrawn last. */
export const readChangedAt = async (source: Source): Promise<string | undefined> =>
  lastChangeOf(await source.read(query, defaultLanguage))

/** The months that were read last. */
export const latestMonths = (latest: LatestValue): readonly CentreMonth[] => calendarOf(latest(query) ?? none)
