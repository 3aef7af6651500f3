import type { Core } from '@strapi/strapi'
import { deleteNightly } from '../retention/delete-nightly'
import { retentionSetting } from '../retention/retention-setting'
import { changeLogOf } from './change-log'

const batchSize = 500

/** For how many days the rows of the change log are stored. */
export const changeRetention = (strapi: Core.Strapi) => retentionSetting(strapi, 'changes')

async function deleteBefore(strapi: Core.Strapi, moment: Date) {
  let total = 0
  for (let count = batchSize; count === batchSize; total += count)
    count = await changeLogOf(strapi).removeBefore(moment, batchSize)
  return total
}

export const limitChangeRetention = (strapi: Core.Strapi) =>
  deleteNightly(strapi, {
    name: 'deleteOldChanges',
    minute: 50,
    days: changeRetention(strapi).days,
    deleteBefore: (moment) => deleteBefore(strapi, moment),
    describe: (days) => `Rows of the change log older than ${days} days`,
  })
