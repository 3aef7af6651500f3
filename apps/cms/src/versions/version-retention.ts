import type { Core } from '@strapi/strapi'
import { deleteNightly } from '../retention/delete-nightly'
import { retentionSetting } from '../retention/retention-setting'
import { versionsOf } from './versions'

const batchSize = 500

/** For how many days a version is stored once there is a newer one, and a deleted entry. */
export const versionRetention = (strapi: Core.Strapi) => retentionSetting(strapi, 'versions')

/**
 * Deletes versions that were replaced by a newer one, and deletions, before a moment. The latest version of an entry
 * stays, however old it is: it counts from the day on which another replaces it.
 */
async function deleteBefore(strapi: Core.Strapi, moment: Date) {
  const versions = versionsOf(strapi)
  const old = await versions.before(moment)
  const seen = new Set<string>()
  const replaced: number[] = []
  for (const { id, contentType, documentId, locale, action } of old.reverse()) {
    const entry = [contentType, documentId, locale].join()
    if (seen.has(entry) || action === 'deleted') replaced.push(id)
    seen.add(entry)
  }
  for (let first = 0; first < replaced.length; first += batchSize)
    await versions.remove(replaced.slice(first, first + batchSize))
  return replaced.length
}

export const limitVersionRetention = (strapi: Core.Strapi) =>
  deleteNightly(strapi, {
    name: 'deleteOldVersions',
    minute: 40,
    days: versionRetention(strapi).days,
    deleteBefore: (moment) => deleteBefore(strapi, moment),
    describe: (days) => `Versions replaced more than ${days} days ago`,
  })
