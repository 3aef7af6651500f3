import type { Core } from '@strapi/strapi'
import { clockTimeOf } from '../dates/centre-time'
import { messageRetentionDays } from '../messages/message-retention'
import { deleteNightly } from '../retention/delete-nightly'
import { registrationModel } from './registration'

/** Deletes registrations for good by the setting of messages, counted from the day of the event. */
export const limitRegistrationRetention = (strapi: Core.Strapi) =>
  deleteNightly(strapi, {
    name: 'deleteOldRegistrations',
    minute: 35,
    days: () => messageRetentionDays(strapi),
    async deleteBefore(moment) {
      const where = { occurrence: { $lt: clockTimeOf(moment).date } }
      const { count } = await strapi.db.query(registrationModel).deleteMany({ where })
      return count
    },
    describe: (days) => `Registrations for events more than ${days} days ago`,
  })
