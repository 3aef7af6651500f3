import type { Core } from '@strapi/strapi'
import { deleteNightly } from '../retention/delete-nightly'

/** The days that "About" names, as published; its languages share them. Undefined if it names none. */
export async function messageRetentionDays(strapi: Core.Strapi): Promise<number | undefined> {
  const about = await strapi.db.query('api::about.about').findOne({
    select: ['messageRetentionDays'],
    where: { publishedAt: { $notNull: true }, messageRetentionDays: { $notNull: true } },
  })
  return about?.messageRetentionDays
}

async function deleteBefore(strapi: Core.Strapi, moment: Date) {
  const { count } = await strapi.db
    .query('api::message.message')
    .deleteMany({ where: { createdAt: { $lt: moment } } })
  return count
}

/** Deletes visitors' messages for good once they are older than the published setting. Without the setting they stay. */
export const limitMessageRetention = (strapi: Core.Strapi) =>
  deleteNightly(strapi, {
    name: 'deleteOldMessages',
    minute: 30,
    days: () => messageRetentionDays(strapi),
    deleteBefore: (moment) => deleteBefore(strapi, moment),
    describe: (days) => `Messages older than ${days} days`,
  })
