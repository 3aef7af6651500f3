import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { type DocumentChange, isPublishing } from '../document-changes'
import {
  calendarOf,
  hijriMonthModel,
  lockMonths,
  type MonthFields,
  monthOf,
  numberOf,
  readAdjustment,
  readMonths,
  today,
} from './month-rows'

const name = 'storeEndedMonths'
/** Each hour. */
const rule = '0 1 * * * *'

const storing = new AsyncLocalStorage<true>()

/** Whether the server itself is storing a month that ended. */
export const isStoring = () => storing.getStore() === true

/**
 * The months that ended and that nobody had declared, as the calendar shows them. The first month of all is the one before the
 * present one.
 */
export function endedMonths(rows: readonly MonthFields[], adjustDays: number, date: string): MonthFields[] {
  const calendar = calendarOf(rows, adjustDays)
  const present = calendar.monthOn(date)
  const known = new Set(rows.map(numberOf))
  const ended = []
  for (let at = Math.min(present - 1, ...known); at < present; at++)
    if (!known.has(at)) ended.push({ ...monthOf(at), startsOn: calendar.beginningOf(at) })
  return ended
}

/** Stores them, so that a later declaration or offset changes no date that is past. */
export async function storeEndedMonths(strapi: Core.Strapi, now: Date) {
  await strapi.db.transaction(async ({ trx }) => {
    await lockMonths(strapi, trx)
    const ended = endedMonths(await readMonths(strapi), await readAdjustment(strapi), today(now))
    for (const month of ended)
      await storing.run(true, () =>
        strapi.documents(hijriMonthModel).create({ data: { ...month, calculated: true } }),
      )
  })
}

/** Stores them before the offset changes: it moves months that are not stored. */
export function storeMonthsBeforeOffset(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const isChange =
      context.uid === 'api::main-page.main-page' && isPublishing(context as unknown as DocumentChange)
    // Before the end of the start the demo content has not declared its months.
    if (isChange && strapi.isLoaded) await storeEndedMonths(strapi, new Date())
    return next()
  })
}

/** Stores them at the start, and each hour. */
export async function recordEndedMonths(strapi: Core.Strapi) {
  const task = () =>
    storeEndedMonths(strapi, new Date()).catch((error) => {
      strapi.log.error('The Hijri months that ended could not be stored', error)
    })
  strapi.cron.add({ [name]: { task, options: { rule } } })
  await task()
}
