import type { Core } from '@strapi/strapi'
import { clockTimeOf } from '../dates/centre-time'
import { messageRetentionDays } from '../messages/message-retention'
import { deleteNightly } from '../retention/delete-nightly'
import { type Registration, registrationModel } from './registration'
import { eventsWithForm, timesOn } from './sign-up-terms'

/** Deletes registrations for good by the setting of messages, counted from the day of the event. */
export const limitRegistrationRetention = (strapi: Core.Strapi) =>
  deleteNightly(strapi, {
    name: 'deleteOldRegistrations',
    minute: 35,
    days: () => messageRetentionDays(strapi),
    async deleteBefore(moment) {
      const rows = strapi.db.query(registrationModel)
      const old = (await rows.findMany({
        select: ['id', 'event', 'occurrence'],
        where: { occurrence: { $lt: clockTimeOf(moment).date } },
      })) as Pick<Registration, 'id' | 'event' | 'occurrence'>[]
      const forms = await eventsWithForm(strapi, { documentId: { $in: old.map(({ event }) => event) } })
      const ids: number[] = []
      for (const { id, event, occurrence } of old) {
        const form = forms.find(({ documentId }) => documentId === event)
        const times = form && (await timesOn(strapi, form, occurrence))
        // An occurrence that was moved to a later day still has the day of its schedule as its name.
        if (!times || times.startsAt < moment) ids.push(id)
      }
      const { count } = await rows.deleteMany({ where: { id: { $in: ids } } })
      return count
    },
    describe: (days) => `Registrations for events more than ${days} days ago`,
  })
