import { createPreviewLink } from '@islamic-centre/site-contract/preview-link'
import type { UID } from '@strapi/strapi'
import type { Environment } from '../environment-variables'
import { knownLocale } from '../known-locale'
import { locales } from '../locales'
import { type Addressed, pagesOfTypes } from './site-pages'

interface PreviewQuery {
  documentId: string
  locale?: string | null
  status: string
}

const pageOf = (uid: string) =>
  Object.hasOwn(pagesOfTypes, uid) ? pagesOfTypes[uid as keyof typeof pagesOfTypes] : undefined

/** `admin.preview` of the configuration: off without the site's URL and the shared secret. */
export function previewOnSite({ PREVIEW_SECRET, SITE_ORIGINS }: Environment) {
  const site = SITE_ORIGINS?.[0]
  if (!PREVIEW_SECRET || !site) return { enabled: false }

  /**
   * The URL at which the site shows an entry; undefined if it has no page for it, and then the panel offers no preview.
   */
  const handler = async (uid: UID.ContentType, { documentId, locale, status }: PreviewQuery) => {
    const page = pageOf(uid)
    if (!page) return undefined
    const version = status === 'published' ? 'published' : 'draft'
    const code = knownLocale(locale)
    const entry = await strapi.documents(uid).findOne({ documentId, locale: code, status: version })
    const prefix = locales.find((it) => it.code === code)?.sitePrefix
    if (!entry || !prefix) return undefined
    return createPreviewLink(
      { site, prefix, page: page(entry as Addressed), status: version },
      PREVIEW_SECRET,
      new Date(),
    )
  }

  return { enabled: true, config: { allowedOrigins: SITE_ORIGINS, handler } }
}
