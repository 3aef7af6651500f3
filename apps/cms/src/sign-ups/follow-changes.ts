import type { Core } from '@strapi/strapi'
import { type DocumentChange, isPublishing } from '../document-changes'
import type { Environment } from '../environment-variables'
import { type Registration, registrationModel } from './registration'
import { registrationsOf } from './registrations'
import { placesChanged } from './sign-up-state'
import { eventsWithForm } from './sign-up-terms'

/**
 * After an editor has changed an event, or a registration in the panel, places may be free: who waits moves up, and the site
 * reads the places again.
 */
export function followChanges(strapi: Core.Strapi, environment: Environment) {
  const registrations = registrationsOf(strapi, environment)

  async function count(event: string, change: () => Promise<unknown>) {
    try {
      await change()
      strapi.eventHub.emit(placesChanged, { event })
    } catch (error) {
      strapi.log.error(`The places of the event ${event} could not be counted`, error)
    }
  }
  const afterCommit = (event: string, change: () => Promise<unknown>) =>
    strapi.db.transaction(({ onCommit }) => onCommit(() => void count(event, change)))

  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const params = context.params as DocumentChange['params']
    const { documentId } = params
    if (!documentId || !strapi.isLoaded) return next()

    if (uid === 'api::post.post') {
      if (!isPublishing({ action, params }) && action !== 'unpublish') return next()
      const [before] = await eventsWithForm(strapi, { documentId })
      const result = await next()
      await afterCommit(documentId, () => registrations.follow(documentId, before, new Date()))
      return result
    }
    if (uid !== registrationModel || (action !== 'update' && action !== 'delete')) return next()
    const read = () => strapi.db.query(registrationModel).findOne({ where: { documentId } })
    const before = (await read()) as Registration | null
    const result = await next()
    const after = (await read()) as Registration | null
    if (before && after && before.state !== after.state) await registrations.mail(documentId, new Date())
    if (before) await afterCommit(before.event, () => registrations.settle(before.event, new Date()))
    return result
  })
}
