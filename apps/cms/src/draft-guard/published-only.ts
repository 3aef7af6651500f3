import type { Core } from '@strapi/strapi'
import { knownLocale } from '../locales'
import { isReaderOfPublishedOnly } from './may-read-drafts'
import { refuseOracles } from './refuse-oracles'

const reads = ['findOne', 'findFirst', 'findMany', 'count']
type Params = Record<string, unknown>

const refuseUnknownLocale = (locale: unknown) => {
  for (const code of [locale].flat()) if (code !== '*') knownLocale(code)
}

/** Every read through the content API, whatever it asks for, sees published content only. */
export function readPublishedOnly(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    if (!context.uid.startsWith('api::') || !reads.includes(context.action)) return next()
    if (!isReaderOfPublishedOnly(strapi)) return next()

    const params = context.params as Params
    refuseUnknownLocale(params.locale)
    refuseOracles(params)
    const { publicationFilter, hasPublishedVersion, ...rest } = params
    context.params = { ...rest, status: 'published' } as typeof context.params
    return next()
  })
}
