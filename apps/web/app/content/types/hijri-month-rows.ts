import { hijriMonths } from '@islamic-centre/site-contract/hijri-months'
import { z } from 'zod'
import type { CentreMonth } from '../../dates/centre-months.ts'
import { latestOf } from '../../dates/latest-of.ts'

/** A month, and when its beginning was declared or corrected last. */
export type MonthRow = CentreMonth & { changedAt: string | undefined }

export const schema = z
  .object({
    year: z.number().int(),
    month: z.enum(hijriMonths),
    startsOn: z.iso.date(),
    calculated: z.boolean(),
    createdAt: z.iso.datetime({ offset: true }).nullish(),
    updatedAt: z.iso.datetime({ offset: true }).nullish(),
  })
  .transform(
    ({ year, month, startsOn, calculated, createdAt, updatedAt }): MonthRow => ({
      year,
      month: hijriMonths.indexOf(month) + 1,
      begins: startsOn,
      calculated,
      // A month that ended is stored as it was shown, which changes no date.
      changedAt: (calculated && updatedAt === createdAt ? undefined : updatedAt) ?? undefined,
    }),
  )

/** When a month was declared, corrected or withdrawn last: of one that is withdrawn, the month before it is marked. */
export const lastChangeOf = (rows: readonly MonthRow[]): string | undefined =>
  latestOf(rows.map(({ changedAt }) => changedAt))
