import type { Core } from '@strapi/strapi'
import { deathNotice } from '../field-checks/death-notice'

interface Params {
  documentId: string
  data?: Record<string, unknown>
}

/** A copy of a death notice is for another family: it has neither the consent of the first one nor the end of its notice. */
export function copyWithoutConsent(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== deathNotice || (context.action as string) !== 'clone') return next()
    const params = context.params as unknown as Params
    const original = await strapi.db
      .query(deathNotice)
      .findOne({ select: ['until'], where: { documentId: params.documentId, publishedAt: null } })
    const { until } = params.data ?? {}
    const isNew = typeof until === 'string' && Date.parse(until) !== Date.parse(original?.until ?? '')
    params.data = { ...params.data, consent: false, until: isNew ? until : null }
    return next()
  })
}
