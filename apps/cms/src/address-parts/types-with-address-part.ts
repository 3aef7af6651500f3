import type { Core, UID } from '@strapi/strapi'

import { titleFieldsOf } from '../panel-entries/titles'

type Row = Record<string, unknown>

/** Whether entries of a type have a page whose address ends with their `slug`. */
export const hasAddressPart = (strapi: Core.Strapi, uid: string): uid is UID.ContentType =>
  uid.startsWith('api::') && 'slug' in (strapi.contentTypes[uid as UID.ContentType]?.attributes ?? {})

/** Drafts and published rows of other entries of the type, in every language, of which the value begins with `wanted`. */
export const rowsWithPrefix = (
  strapi: Core.Strapi,
  uid: string,
  field: string,
  wanted: string,
  documentId: string | undefined,
): Promise<Row[]> =>
  strapi.db.query(uid as UID.ContentType).findMany({
    select: ['id', field, ...titleFieldsOf(strapi, uid)] as never,
    where: {
      [field]: { $startsWith: wanted },
      ...(documentId && { documentId: { $ne: documentId } }),
    } as never,
  })
