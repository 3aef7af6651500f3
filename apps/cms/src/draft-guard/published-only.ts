import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { locales } from '../locales'
import { isReaderOfPublishedOnly } from './may-read-drafts'
import { refuseOracles } from './refuse-oracles'

const reads = ['findOne', 'findFirst', 'findMany', 'count']
const knownLocales: readonly string[] = [...locales.map((locale) => locale.code), '*']

type Params = Record<string, unknown>

function refuseUnknownLocale(locale: unknown) {
  for (const code of [locale].flat()) {
    if (code === undefined || code === null || code === '') continue
    if (knownLocales.includes(String(code))) continue
    const known = locales.map((one) => one.code).join(', ')
    throw new errors.ValidationError(`Unknown locale "${String(code)}": this server has ${known}`)
  }
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
