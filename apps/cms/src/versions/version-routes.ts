import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { knownLocale } from '../known-locale'
import { entryAccess, entryOf, isKnownType } from '../panel-entries/entry-access'
import { addPanelRoutes, type Context } from '../panel-entries/panel-routes'
import { compareContents, readable, withFiles } from './compare-contents'
import { type Values, writtenFields } from './entry-content'
import { readStates, stateIn } from './entry-states'
import { restoreVersion } from './restore-version'
import { versionsOf } from './versions'

const pageSize = 50

/** The entry of a request, which the user may read, with the permissions for it. */
async function requested(strapi: Core.Strapi, ctx: Context) {
  const { contentType = '', documentId = '' } = ctx.params
  if (!isKnownType(strapi, contentType)) throw new errors.NotFoundError()
  const locale = knownLocale(ctx.query.locale)
  const states = await readStates(strapi, contentType, documentId)
  const draft = stateIn(states, locale, false)
  if (!draft) throw new errors.NotFoundError()
  const { can, sanitizeUpdateInput } = entryAccess(strapi, ctx, contentType)
  const entry = entryOf(locale, draft.createdBy)
  if (!can.read(entry)) throw new errors.ForbiddenError()
  return { contentType, documentId, locale, states, draft, entry, can, sanitizeUpdateInput }
}

type Requested = Awaited<ReturnType<typeof requested>>

/** A version of that entry; `draft` is the draft as it is now. */
async function contentOfVersion(
  strapi: Core.Strapi,
  id: unknown,
  { contentType, documentId, locale, draft, entry, can }: Requested,
): Promise<Values> {
  const version =
    id === 'draft'
      ? draft
      : await versionsOf(strapi).find({ id: Number(id) || 0, contentType, documentId, locale })
  if (!version) throw new errors.NotFoundError()
  return readable(JSON.parse(version.content), (field) => mayRead(strapi, contentType, can, entry, field))
}

/** A component is readable if one of its fields is. */
function mayRead(strapi: Core.Strapi, uid: string, can: Requested['can'], entry: object, field: string) {
  if (can.read(entry, field)) return true
  const component = writtenFields(strapi, uid).find(([name]) => name === field)?.[1].component
  if (!component) return false
  return writtenFields(strapi, component).some(([name]) => can.read(entry, `${field}.${name}`))
}

/** The routes of the panel for the versions of an entry in one language. */
export function addVersionRoutes(strapi: Core.Strapi) {
  const handlers = {
    async list(ctx: Context) {
      const { contentType, documentId, locale, states, draft, entry, can } = await requested(strapi, ctx)
      const where = { contentType, documentId, locale }
      const page = Math.max(1, Number(ctx.query.page) || 1)
      const versions = await versionsOf(strapi).list(where, (page - 1) * pageSize, pageSize)
      const published = stateIn(states, locale, true)
      ctx.body = {
        total: await versionsOf(strapi).count(where),
        pageSize,
        mayRestore: can.update(entry),
        versions: versions.map(({ entryCreatedBy, hash, ...version }) => ({
          ...version,
          isDraft: hash === draft.hash,
          isPublic: hash === published?.hash,
        })),
      }
    },
    async compare(ctx: Context) {
      const entry = await requested(strapi, ctx)
      const left = await contentOfVersion(strapi, ctx.query.left, entry)
      const right = await contentOfVersion(strapi, ctx.query.right, entry)
      ctx.body = await withFiles(strapi, compareContents(strapi, entry.contentType, left, right))
    },
    async restore(ctx: Context) {
      const { contentType, documentId, locale, entry, can, sanitizeUpdateInput } = await requested(
        strapi,
        ctx,
      )
      if (!can.update(entry)) throw new errors.ForbiddenError()
      const id = Number(ctx.params.id) || 0
      const version = await versionsOf(strapi).find({ id, contentType, documentId, locale })
      if (!version) throw new errors.NotFoundError()
      ctx.body = await restoreVersion(strapi, version, {
        documentId,
        userId: ctx.state.user.id,
        permitted: sanitizeUpdateInput(entry),
      })
    },
  }
  const entry = '/versions/:contentType/:documentId'
  addPanelRoutes(strapi, [
    ['GET', entry, handlers.list],
    ['GET', `${entry}/compare`, handlers.compare],
    ['POST', `${entry}/:id/restore`, handlers.restore],
  ])
}
