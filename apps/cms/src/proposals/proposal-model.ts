import type { Core } from '@strapi/strapi'

export const proposalModel = 'centre::proposal'

type ProposalState = 'proposed' | 'returned'

/** An entry in one language that its author has proposed for publishing. */
export interface Proposal {
  id: number
  contentType: string
  documentId: string
  locale: string
  state: ProposalState
  /** What the editor wrote to the author when returning it. */
  message: string | null
  proposedBy: string
  returnedBy: string | null
  /** Since when it has its state. */
  since: string
}

/** A table and no content type, so that neither contract has it and no role needs a permission for it. */
export function addProposalModel(strapi: Core.Strapi) {
  // Strapi changes each of these objects.
  const text = () => ({ type: 'string' })
  strapi.get('models').add({
    uid: proposalModel,
    tableName: 'centre_proposals',
    singularName: 'proposal',
    attributes: {
      id: { type: 'increments' },
      contentType: text(),
      documentId: text(),
      locale: text(),
      state: text(),
      message: { type: 'text' },
      proposedBy: text(),
      returnedBy: text(),
      since: { type: 'datetime' },
    },
  })
}
