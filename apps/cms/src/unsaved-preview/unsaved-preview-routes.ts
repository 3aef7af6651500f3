import {
  maxUnsavedLength,
  signUnsavedPreview,
  unsavedQuery,
} from '@islamic-centre/site-contract/unsaved-preview'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { addressPart } from '../address-parts/address-part'
import type { Environment } from '../environment-variables'
import { knownLocale } from '../known-locale'
import { locales } from '../locales'
import { type Entry, entryAccess, requestedType } from '../panel-entries/entry-access'
import { addPanelRoutes, type Context } from '../panel-entries/panel-routes'
import { type Addressed, pagesOfTypes } from '../preview/site-pages'
import type { PublicType } from '../public-types'
import { populateOf } from '../versions/entry-content'
import { entryOfForm, missingFields, sharedFieldsOf } from './form-entry'
import { maxFormBytes, type UnsavedPreviewAnswer } from './unsaved-preview'

const requested = z.strictObject({
  session: z.string().min(1).max(100),
  documentId: z.string().max(100).nullable(),
  locale: z.string(),
  shownIn: z.string(),
  values: z.record(z.string(), z.unknown()),
})

/** Of an entry that is not saved yet, and the address part where the form has none that is valid. */
const notSaved = 'unsaved-preview'

/** The saved drafts of an entry by language, each with its creator. */
async function draftsOf(strapi: Core.Strapi, uid: UID.ContentType, documentId: string | undefined) {
  const rows: Entry[] = documentId
    ? await strapi.db.query(uid).findMany({
        where: { documentId, publishedAt: null },
        populate: { ...populateOf(strapi, uid), createdBy: { select: ['id'] } },
      } as never)
    : []
  return new Map(rows.map((row) => [String(row.locale), row]))
}

/**
 * `POST /content-manager/unsaved-preview/:contentType`: a page with the contents of a form, signed for the site. Nothing is
 * stored: the answer is all there is of it.
 */
export function addUnsavedPreviewRoutes(
  strapi: Core.Strapi,
  { PREVIEW_SECRET, SITE_ORIGINS }: Pick<Environment, 'PREVIEW_SECRET' | 'SITE_ORIGINS'>,
) {
  const site = SITE_ORIGINS?.[0]

  const sign = async (ctx: Context) => {
    const { contentType = '' } = ctx.params
    requestedType(strapi, contentType)
    const page = pagesOfTypes[contentType as PublicType]
    if (!PREVIEW_SECRET || !site || !page) throw new errors.NotFoundError()
    const { success, data } = requested.safeParse(ctx.request.body)
    if (!success) throw new errors.ValidationError('This is no form.')
    if (JSON.stringify(data.values).length > maxFormBytes) throw new errors.PayloadTooLargeError('Too long.')
    const [locale, shownIn] = [knownLocale(data.locale), knownLocale(data.shownIn)]
    const uid = contentType as UID.ContentType
    const isSingle = strapi.contentTypes[uid].kind === 'singleType'
    const single = isSingle ? await strapi.db.query(uid).findOne({ select: ['documentId'] as never }) : null
    const documentId = (isSingle ? single?.documentId : data.documentId) ?? undefined
    const drafts = await draftsOf(strapi, uid, documentId)
    const { can } = entryAccess(strapi, ctx, contentType)
    const own = drafts.get(locale)
    if (!(own ? can.read(own) && can.update(own) : can.create())) throw new errors.ForbiddenError()

    const written = await entryOfForm(strapi, contentType, data.values)
    const missing = missingFields(strapi, contentType, written)
    if (missing.length > 0) {
      ctx.body = { missing } satisfies UnsavedPreviewAnswer
      return
    }
    const slug = addressPart.test(String(written.slug)) ? written.slug : notSaved
    const entry = { ...written, ...('slug' in written && { slug }) }
    const id = documentId ?? notSaved
    const entries: Record<string, Entry> = { [locale]: { ...entry, documentId: id } }
    const shared = sharedFieldsOf(strapi, contentType).map((name) => [name, entry[name as never]] as const)
    for (const [code, draft] of drafts)
      if (code !== locale && can.read(draft))
        entries[code] = {
          ...(await entryOfForm(strapi, contentType, draft)),
          ...Object.fromEntries(shared),
          documentId: id,
        }
    const prefix = locales.find(({ code }) => code === shownIn)?.sitePrefix
    const path = `/${prefix}${page(entry as Addressed)}`
    const preview = {
      session: data.session,
      path,
      type: contentType.split('.').at(-1) ?? '',
      documentId: id,
      entries,
    }
    const unsaved = signUnsavedPreview(preview, PREVIEW_SECRET, new Date())
    if (unsaved.length > maxUnsavedLength) throw new errors.PayloadTooLargeError('Too long.')
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { address: `${site}${path}${unsavedQuery}`, unsaved } satisfies UnsavedPreviewAnswer
  }

  addPanelRoutes(strapi, [['POST', '/unsaved-preview/:contentType', sign]])
}
