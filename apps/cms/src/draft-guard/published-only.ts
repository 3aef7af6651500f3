import type { Core } from '@strapi/strapi'
import { contentApiRequest, mayReadDrafts } from './may-read-drafts'
import { rejectFilterProbes } from './reject-filter-probes'

const reads = ['findOne', 'findFirst', 'findMany', 'count']
type Params = Record<string, unknown>

/** Every read through the content API, whatever its parameters, returns only published content. */
export function readPublishedOnly(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    if (!context.uid.startsWith('api::') || !reads.includes(context.action)) return next()
    const request = contentApiRequest(strapi)
    if (!request || mayReadDrafts(request)) return next()

    const params = context.params as Params
    rejectFilterProbes(params)
    const { publicationFilter, hasPublishedVersion, ...rest } = params
    context.params = { ...rest, status: 'published' } as typeof context.params
    return next()
  })
}
