import type { Core } from '@strapi/strapi'

export const previousAddressModel = 'centre::previous-address'

/** An address part under which an entry was public before. */
export interface PreviousAddress {
  id: number
  contentType: string
  documentId: string
  slug: string
  /** When it was left. */
  at: string
}

/** A table and no content type: the address is not a field of the entry, so no editor can lose it. */
export function addPreviousAddressModel(strapi: Core.Strapi) {
  strapi.get('models').add({
    uid: previousAddressModel,
    tableName: 'centre_previous_addresses',
    singularName: 'previous-address',
    attributes: {
      id: { type: 'increments' },
      contentType: { type: 'string' },
      documentId: { type: 'string' },
      slug: { type: 'string' },
      at: { type: 'datetime' },
    },
    indexes: [{ name: 'centre_previous_addresses_document', columns: ['document_id'] }],
  })
}
