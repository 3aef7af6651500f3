import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { versionsOf } from './versions'

const dayMs = 86_400_000
/** Once a night, by the clock of the machine. */
const rule = '0 40 3 * * *'
const atOnce = 500

const parsedDays = z.number().int().min(30).max(3650).nullable()
const store = (strapi: Core.Strapi) => strapi.store({ type: 'centre', name: 'versions' })

/** For how many days a version is stored once there is a newer one, and a deleted entry; null for ever. */
export async function versionRetentionDays(strapi: Core.Strapi): Promise<number | null> {
  const stored = (await store(strapi).get({ key: 'retention' })) as { days: number | null } | null
  return stored ? stored.days : 365
}

export async function setVersionRetentionDays(strapi: Core.Strapi, value: unknown) {
  const { success, data } = parsedDays.safeParse(value)
  if (!success) throw new errors.ValidationError('The retention is 30 to 3650 days, or null')
  await store(strapi).set({ key: 'retention', value: { days: data } })
}

/**
 * Deletes versions that were replaced by a newer one, and deletions, longer ago than the setting. The latest version of
 * an entry stays, however old it is: it counts from the day on which another replaces it.
 */
async function deleteOldVersions(strapi: Core.Strapi, now: Date) {
  const days = await versionRetentionDays(strapi)
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
