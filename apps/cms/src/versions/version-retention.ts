import type { Core } from '@strapi/strapi'
import { retentionSetting } from '../retention/retention-setting'
import { versionsOf } from './versions'

const dayMs = 86_400_000
/** Once a night, by the clock of the machine. */
const rule = '0 40 3 * * *'
const atOnce = 500

/** For how many days a version is stored once there is a newer one, and a deleted entry. */
export const versionRetention = (strapi: Core.Strapi) => retentionSetting(strapi, 'versions')

/**
 * Deletes versions that were replaced by a newer one, and deletions, longer ago than the setting. The latest version of
 * an entry stays, however old it is: it counts from the day on which another replaces it.
 */
async function deleteOldVersions(strapi: Core.Strapi, now: Date) {
  const days = await versionRetention(strapi).days()
  if (days === null) return
  const versions = versionsOf(strapi)
  const old = await versions.before(new Date(now.getTime() - days * dayMs))
  const seen = new Set<string>()
  const replaced: number[] = []
  for (const { id, contentType, documentId, locale, action } of old.reverse()) {
    const entry = [contentType, documentId, locale].join()
    if (seen.has(entry) || action === 'deleted') replaced.push(id)
    seen.add(entry)
  }
  for (let first = 0; first < replaced.length; first += atOnce)
    await versions.remove(replaced.slice(first, first + atOnce))
  if (replaced.length > 0)
    strapi.log.info(`Versions replaced more than ${days} days ago were deleted: ${replaced.length}`)
}

/** At the start, so that a restored backup has none of them, and each night. */
export async function limitVersionRetention(strapi: Core.Strapi) {
  strapi.cron.add({
    deleteOldVersions: { task: () => deleteOldVersions(strapi, new Date()), options: { rule } },
  })
  await deleteOldVersions(strapi, new Date())
}
