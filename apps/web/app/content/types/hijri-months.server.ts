import { defaultLanguage } from '@islamic-centre/i18n/locales'
import { hijriMonths } from '@islamic-centre/site-contract/hijri-months'
import { z } from 'zod'
import { type CentreMonth, consistentMonths } from '../../dates/centre-months.ts'
import { limitedLog } from '../../platform/limited-log.server.ts'
import { type LatestValue, listQuery } from '../content-query.server.ts'
import { none } from '../read.server.ts'
import type { Source } from '../sources.server.ts'

const schema = z
  .object({
    year: z.number().int(),
    month: z.enum(hijriMonths),
    startsOn: z.iso.date(),
    calculated: z.boolean(),
  })
  .transform(
    ({ year, month, startsOn, calculated }): CentreMonth => ({
      year,
      month: hijriMonths.indexOf(month) + 1,
      begins: startsOn,
      calculated,
    }),
  )

const query = listQuery({
  name: 'hijriMonths',
  type: 'hijri-month',
  schema,
  // Not written in a language.
  entries: ({ rest }, { locale: _, ...query }) => rest.hijriMonths.list(query),
  rows: ({ rest }, { locale: _, ...query }) => rest.hijriMonths.list(query),
})

function consistent(months: readonly CentreMonth[]) {
  const { accepted, contradicting } = consistentMonths(months)
  for (const { year, month } of contradicting)
    limitedLog.warn({ event: 'hijri_month_contradicts', year, month }, `${year}-${month}`)
  return accepted
}

/** Lists that have not changed are the same object. */
const known = new WeakMap<readonly CentreMonth[], readonly CentreMonth[]>()

function calendarOf(months: readonly CentreMonth[]): readonly CentreMonth[] {
  const calendar = known.get(months) ?? consistent(months)
  known.set(months, calendar)
  return calendar
}

export const read = async (source: Source): Promise<readonly CentreMonth[]> =>
  calendarOf(await source.read(query, defaultLanguage))

/** The months that were read last. */
export const latestMonths = (latest: LatestValue): readonly CentreMonth[] => calendarOf(latest(query) ?? none)
