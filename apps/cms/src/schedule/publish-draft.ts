import type { Core } from '@strapi/strapi'
import { addressPartFault } from '../address-parts/check-address-part'
import { faultsOfDraft } from '../field-checks/check-fields'
import type { EntryAddress } from '../panel-entries/entry-access'
import type { PublicType } from '../public-types'
import { type FailureReason, NotPublishable, reasonOfError, reasonOfFaults } from './failure-reason'

/** Publishes a draft as an editor does; throws `NotPublishable` if the site would leave out something of it. */
export async function publishDraft(strapi: Core.Strapi, { contentType, documentId, locale }: EntryAddress) {
  const uid = contentType as PublicType
  const where = { documentId, locale, publishedAt: null }
  // Strapi would remove what is published.
  if ((await strapi.db.query(uid).count({ where })) === 0) throw new NotPublishable({ kind: 'error' })
  // Outside a request nothing else checks these.
  const faults = await faultsOfDraft(strapi, uid, documentId, locale)
  if (faults.length > 0) throw new NotPublishable(reasonOfFaults(faults))
  if (await addressPartFault(strapi, uid, documentId))
    throw new NotPublishable({ kind: 'fields', fields: ['slug'], messages: [] })
  await strapi.documents(uid).publish({ documentId, locale })
}

/** Why a draft could not be published now; undefined if it could. It is published in a transaction that is rolled back. */
export async function reasonNotToPublish(
  strapi: Core.Strapi,
  entry: EntryAddress,
): Promise<FailureReason | undefined> {
  const published = new Error('Rolled back after the check')
  try {
    await strapi.db.transaction(async () => {
      await publishDraft(strapi, entry)
      throw published
    })
  } catch (error) {
    if (error === published) return undefined
    const reason = reasonOfError(error)
    if (reason) return reason
    throw error
  }
}
