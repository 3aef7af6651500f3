import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import {
  hijriMonthModel,
  lockMonths,
  monthOf,
  numberOf,
  readMonths,
  storedCalendar,
  today,
} from './month-rows'

const name = 'storeEndedMonths'
/** Each hour. */
const rule = '0 1 * * * *'

const storing = new AsyncLocalStorage<true>()

/** Whether the server itself is storing a month that ended. */
export const isStoring = () => storing.getStore() === true

/**
 * Stores the beginnings of months that ended and that nobody had declared, as the site has shown them, so that a later
 * declaration or offset changes no date that is past. The first month of all is the one before the present one.
 */
export async function storeEndedMonths(strapi: Core.Strapi, now: Date) {
  await strapi.db.transaction(async ({ trx }) => {
    await lockMonths(strapi, trx)
    const rows = await readMonths(strapi)
    const calendar = await storedCalendar(strapi, rows)
    const present = calendar.monthOn(today(now))
    const known = new Set(rows.map(numberOf))
    const missing = []
    for (let at = Math.min(present - 1, ...known); at < present; at++) if (!known.has(at)) missing.push(at)
    for (const number of missing)
      await storing.run(true, () =>
        strapi.documents(hijriMonthModel).create({
          data: { ...monthOf(number), startsOn: calendar.beginningOf(number), calculated: true },
        }),
      )
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
