import type { ContentChange } from '@islamic-centre/site-contract/content-change'
import type { Core } from '@strapi/strapi'
import { previousAddressModel } from '../address-parts/previous-address-model'
import { addressesChanged } from '../address-parts/record-previous-addresses'
import type { Environment } from '../environment-variables'
import { occurrenceMoved } from '../occurrences/move-occurrences'
import { postModel } from '../occurrences/set-occurrence'
import { plainPublicTypes, publicTypes } from '../public-types'
import { placesChanged, signUpStateType } from '../sign-ups/sign-up-state'
import { deliver } from './deliver'

const events = { publish: 'entry.publish', unpublish: 'entry.unpublish', delete: 'entry.delete' } as const
const seen: readonly string[] = [...publicTypes.single, ...publicTypes.collection, ...plainPublicTypes]

/** The event that changed what visitors see; undefined for a saved draft. */
function eventOf(action: string, isPublished: boolean) {
  if (action in events) return events[action as keyof typeof events]
  return (action === 'create' || action === 'update') && isPublished ? events.publish : undefined
}

/**
 * Notifies the site of what was published, withdrawn or deleted, once the transaction is committed. The editor does not
 * wait for it. Delivery is retried a few times; after that a log line is written, and the site's own poll finds the change.
 */
export function notifySite(strapi: Core.Strapi, { SITE_WEBHOOK_URL, WEBHOOK_SECRET }: Environment) {
  if (!SITE_WEBHOOK_URL || !WEBHOOK_SECRET) return

  const notify = async (change: ContentChange) => {
    const reason = await deliver(change, SITE_WEBHOOK_URL, WEBHOOK_SECRET)
    if (reason) strapi.log.warn(`The site was not notified of ${change.event} of ${change.type}: ${reason}`)
  }

  strapi.documents.use(async (context, next) => {
    const result = await next()
    const { documentId, status } = context.params as { documentId?: string; status?: unknown }
    // Without drafts, what is saved is published.
    const hasDrafts = context.contentType.options?.draftAndPublish === true
    const event = eventOf(context.action, status === 'published' || !hasDrafts)
    // Content that is created at the start is there before the site requests it.
    if (!event || !strapi.isLoaded || !seen.includes(context.uid)) return result
    const entry = result as { documentId?: string } | null
    const change = { event, type: context.uid, documentId: documentId ?? entry?.documentId }
    await strapi.db.transaction(({ onCommit }) => onCommit(() => void notify(change)))
    return result
  })

  strapi.eventHub.on(addressesChanged, async ({ documentId }: { documentId?: string }) => {
    if (strapi.isLoaded) void notify({ event: 'entry.publish', type: previousAddressModel, documentId })
  })

  strapi.eventHub.on(occurrenceMoved, async ({ documentId }: { documentId?: string }) => {
    void notify({ event: 'entry.publish', type: postModel, documentId })
  })

  strapi.eventHub.on(placesChanged, async ({ event }: { event?: string }) => {
    if (strapi.isLoaded) void notify({ event: 'entry.publish', type: signUpStateType, documentId: event })
  })

  for (const event of ['media.update', 'media.delete'] as const)
    strapi.eventHub.on(event, async ({ media }: { media?: { documentId?: string } }) => {
      if (strapi.isLoaded) void notify({ event, type: 'plugin::upload.file', documentId: media?.documentId })
    })
}
