import type { Core } from '@strapi/strapi'
import { contentApiRequest } from '../draft-guard/may-read-drafts'
import { knownLocale } from '../known-locale'

interface Params {
  locale?: unknown
  data?: { locale?: unknown }
}

/** Rejects reads and writes in a language that this server does not have, with any permission. */
export function rejectUnknownLocales(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    if (context.uid.startsWith('api::') && contentApiRequest(strapi)) {
      const { locale, data } = context.params as Params
      for (const code of [locale, data?.locale].flat()) if (code !== '*') knownLocale(code)
    }
    return next()
  })
}
