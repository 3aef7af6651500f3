import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { locales } from '../locales'
import { draftOf, entryAccess, entryOf, isKnownType } from '../panel-entries/entry-access'
import { addPanelRoutes, type Context } from '../panel-entries/panel-routes'
import { retentionRoutes } from '../retention/retention-routes'
import { type Restored, restoreVersion } from './restore-version'
import type { Version } from './version-model'
import { versionRetention } from './version-retention'
import { type Listed, versionsOf } from './versions'

const pageSize = 100

function mayRestore(strapi: Core.Strapi, ctx: Context, version: Listed | Version) {
  const { contentType, locale, entryCreatedBy } = version
  if (!isKnownType(strapi, contentType)) return false
  const { can } = entryAccess(strapi, ctx, contentType)
  const entry = entryOf(locale, entryCreatedBy)
  return can.delete(entry) && can.create(entry)
}

/** The types of which the user may restore entries; the language and the creator decide of each. */
const restorableTypes = (strapi: Core.Strapi, ctx: Context) =>
  Object.keys(strapi.contentTypes).filter((uid) => {
    const { can } = entryAccess(strapi, ctx, uid)
    return isKnownType(strapi, uid) && can.delete() && can.create()
  })

/** One deletion, in one language or several. */
function deletion(strapi: Core.Strapi, versions: Listed[]) {
  const [{ contentType, documentId, change, at, author, authorKind }] = versions as [Listed]
  const { info, kind } = strapi.contentTypes[contentType as UID.ContentType]
  return {
    contentType,
    documentId,
    change,
    at,
    author,
    authorKind,
    typeName: info.displayName,
    isSingle: kind === 'singleType',
    title: versions.find(({ title }) => title)?.title ?? info.displayName,
    locales: locales.map(({ code }) => code).filter((code) => versions.some(({ locale }) => locale === code)),
  }
}

/** The document that is restored: a single type has one, which may have been written anew. */
async function documentFor(strapi: Core.Strapi, { contentType, documentId }: Version) {
  const uid = contentType as UID.ContentType
  if (strapi.contentTypes[uid].kind !== 'singleType') return documentId
  const existing = await strapi.db.query(uid).findOne({ select: ['documentId'] })
  return existing?.documentId ?? documentId
}

/** What the user may change of the draft that is overwritten; everything where there is none. */
async function permittedInDraft(
  strapi: Core.Strapi,
  ctx: Context,
  { contentType, documentId, locale }: Version,
) {
  const draft = await draftOf(strapi, { contentType, documentId, locale })
  if (!draft) return undefined
  const { can, sanitizeUpdateInput } = entryAccess(strapi, ctx, contentType)
  if (!can.update(draft)) throw new errors.ForbiddenError()
  return sanitizeUpdateInput(draft)
}

/** The routes of the panel for deleted entries, and for how long they and versions are stored. */
export function addBinRoutes(strapi: Core.Strapi) {
  const retention = retentionRoutes(strapi, versionRetention(strapi), 'versionRetention')

  const handlers = {
    async list(ctx: Context) {
      const page = Math.max(1, Number(ctx.query.page) || 1)
      const where = { inBin: true, contentType: { $in: restorableTypes(strapi, ctx) } }
      const all = await versionsOf(strapi).list(where, (page - 1) * pageSize, pageSize)
      const allowed = all.filter((version) => mayRestore(strapi, ctx, version))
      const deletions = new Map<string, Listed[]>()
      for (const version of allowed) {
        const key = version.documentId + version.change
        deletions.set(key, [...(deletions.get(key) ?? []), version])
      }
      ctx.body = {
        pages: Math.ceil((await versionsOf(strapi).count(where)) / pageSize),
        retention: await retention.read(ctx),
        deletions: [...deletions.values()].map((versions) => deletion(strapi, versions)),
      }
    },
    async restore(ctx: Context) {
      const { documentId = '', change = '' } = ctx.params
      const versions = await versionsOf(strapi).all({ documentId, change, inBin: true })
      const [first] = versions
      if (!first) throw new errors.NotFoundError()
      if (!versions.every((version) => mayRestore(strapi, ctx, version))) throw new errors.ForbiddenError()
      ctx.body = await strapi.db.transaction(async () => {
        const target = await documentFor(strapi, first)
        const notes: string[] = []
        for (const version of versions) {
          const permitted = await permittedInDraft(strapi, ctx, { ...version, documentId: target })
          const options = { documentId: target, userId: ctx.state.user.id, permitted }
          const restored = await restoreVersion(strapi, version, options)
          notes.push(...restored.notes)
          await versionsOf(strapi).leaveBin(version, version.locale)
        }
        return { documentId: target, notes: [...new Set(notes)] } satisfies Restored
      })
    },
  }
  addPanelRoutes(strapi, [
    ['GET', '/bin', handlers.list],
    ['POST', '/bin/:documentId/:change/restore', handlers.restore],
    ['PUT', '/bin/retention', retention.set],
  ])
}
