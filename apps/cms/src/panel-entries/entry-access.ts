import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from './panel-routes'

export type Entry = Record<string, unknown>

/** An entry in one language. */
export interface EntryAddress {
  contentType: string
  documentId: string
  locale: string
}

interface Checker {
  can: Record<
    'read' | 'create' | 'update' | 'delete' | 'publish',
    (entry?: object, field?: string) => boolean
  >
  sanitizeUpdateInput(entry: object): (data: Entry) => Promise<Entry>
}

/** What the user of a request may do with entries of a type, by the permissions of the panel. */
export const entryAccess = (strapi: Core.Strapi, { state }: Pick<Context, 'state'>, model: string): Checker =>
  strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: state.userAbility, model })

/** What a user of the panel may do with an entry, which has its `createdBy` populated. */
export function accessOf(
  strapi: Core.Strapi,
  ctx: Pick<Context, 'state'>,
  contentType: string,
  entry: Entry,
) {
  const { can } = entryAccess(strapi, ctx, contentType)
  return { mayRead: can.read(entry), mayWrite: can.update(entry), mayPublish: can.publish(entry) }
}

/** An entry as permissions see it, also when it is deleted: by its language and who created it. */
export const entryOf = (locale: string, createdBy: number | null) => ({
  locale,
  createdBy: createdBy === null ? null : { id: createdBy },
})

export const draftOf = (strapi: Core.Strapi, { contentType, documentId, locale }: EntryAddress) =>
  strapi
    .documents(contentType as UID.ContentType)
    .findOne({ documentId, locale, populate: ['createdBy'] }) as Promise<Entry | null>

export const isKnownType = (strapi: Core.Strapi, uid: string): uid is UID.ContentType =>
  uid.startsWith('api::') && uid in strapi.contentTypes

/** The content type of a request of the panel, one of ours. */
export function requestedType(strapi: Core.Strapi, contentType: string) {
  if (!isKnownType(strapi, contentType)) throw new errors.NotFoundError()
  return strapi.contentTypes[contentType]
}

/** How a list of the panel names an entry. */
export function describeEntry(strapi: Core.Strapi, contentType: string, entry: Entry) {
  const { info, kind } = strapi.contentTypes[contentType as UID.ContentType]
  const title = String(entry.title ?? entry.Title ?? info.displayName)
  return { title, typeName: info.displayName, isSingle: kind === 'singleType' }
}
