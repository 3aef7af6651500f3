import type { Core, UID } from '@strapi/strapi'
import { accessOf, describeEntry, type Entry } from '../panel-entries/entry-access'
import type { Context } from '../panel-entries/panel-routes'
import { textOfReason } from './failure-reason'
import type { ScheduledAction } from './scheduled-action-model'

/** A row as the panel shows it. */
export const shownAction = ({ attempts: _, reason, ...row }: ScheduledAction) => ({
  ...row,
  reason: reason && textOfReason(row.contentType, reason),
})

/** Drafts of a type, with as much as names them and decides about access. */
export async function draftsOf(strapi: Core.Strapi, contentType: string, documentIds: string[]) {
  const { attributes } = strapi.contentTypes[contentType as UID.ContentType]
  const titles = ['title', 'Title'].filter((name) => name in attributes)
  const drafts = (await strapi.db.query(contentType as UID.ContentType).findMany({
    select: ['documentId', 'locale', ...titles],
    where: { documentId: { $in: documentIds }, publishedAt: null },
    populate: ['createdBy'],
  })) as Entry[]
  return new Map(drafts.map((draft) => [`${draft.documentId} ${draft.locale}`, draft]))
}

/** The rows of entries that the user may read, with the names of the entries. */
export async function readableActions(strapi: Core.Strapi, ctx: Context, rows: ScheduledAction[]) {
  const types = new Set(rows.map(({ contentType }) => contentType))
  const lists = [...types].map(async (contentType) => {
    if (!(contentType in strapi.contentTypes)) return []
    const group = rows.filter((row) => row.contentType === contentType)
    const documentIds = group.map(({ documentId }) => documentId)
    const drafts = await draftsOf(strapi, contentType, documentIds)
    return group.flatMap((row) => {
      const draft = drafts.get(`${row.documentId} ${row.locale}`)
      if (!draft || !accessOf(strapi, ctx, contentType, draft).mayRead) return []
      return [{ ...shownAction(row), ...describeEntry(strapi, contentType, draft) }]
    })
  })
  return (await Promise.all(lists)).flat().toSorted((a, b) => a.at.localeCompare(b.at))
}
