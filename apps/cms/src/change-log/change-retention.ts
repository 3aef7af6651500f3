import type { Core } from '@strapi/strapi'
import { retentionSetting } from '../retention/retention-setting'
import { changeLogOf } from './change-log'

const dayMs = 86_400_000
/** Once a night, by the clock of the machine. */
const rule = '0 50 3 * * *'
const atOnce = 500

/** For how many days the rows of the change log are stored. */
export const changeRetention = (strapi: Core.Strapi) => retentionSetting(strapi, 'changes')

async function deleteOldChanges(strapi: Core.Strapi, now: Date) {
  const days = await changeRetention(strapi).days()
  if (days === null) return
  const before = new Date(now.getTime() - days * dayMs)
  let total = 0
  for (let count = atOnce; count === atOnce; total += count)
    count = await changeLogOf(strapi).removeBefore(before, atOnce)
  if (total > 0) strapi.log.info(`Rows of the change log older than ${days} days were deleted: ${total}`)
}

/** At the start, so that a restored backup has none of them, and each night. */
export async function limitChangeRetention(strapi: Core.Strapi) {
  strapi.cron.add({
    deleteOldChanges: { task: () => deleteOldChanges(strapi, new Date()), options: { rule } },
  })
  await deleteOldChanges(strapi, new Date())
}
