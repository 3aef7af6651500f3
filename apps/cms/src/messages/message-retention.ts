import type { Core } from '@strapi/strapi'

const dayMs = 86_400_000
/** Once a night, by the clock of the machine. */
const rule = '0 30 3 * * *'

/** The days that "About" names, as published; its languages share them. Undefined if it names none. */
async function retentionDays(strapi: Core.Strapi): Promise<number | undefined> {
  const about = await strapi.db.query('api::about.about').findOne({
    select: ['messageRetentionDays'],
    where: { publishedAt: { $notNull: true }, messageRetentionDays: { $notNull: true } },
  })
  return about?.messageRetentionDays
}

async function deleteOldMessages(strapi: Core.Strapi, now: Date) {
  const days = await retentionDays(strapi)
  if (days === undefined) return
  const before = new Date(now.getTime() - days * dayMs)
  const { count } = await strapi.db
    .query('api::message.message')
    .deleteMany({ where: { createdAt: { $lt: before } } })
  if (count > 0) strapi.log.info(`Messages older than ${days} days were deleted: ${count}`)
}

/**
 * Deletes visitors' messages for good once they are older than the published setting: at the start, so that a restored
 * backup has none, and each night. Without the setting they stay.
 */
export async function limitMessageRetention(strapi: Core.Strapi) {
  strapi.cron.add({
    deleteOldMessages: { task: () => deleteOldMessages(strapi, new Date()), options: { rule } },
  })
  await deleteOldMessages(strapi, new Date())
}
