import { errors } from '@strapi/utils'
import { z } from 'zod'
import { type ChangeGroup, changeActions, changeGroups } from './change-actions'

const kinds = [...changeGroups, ...Object.values(changeActions).flat()] as [string, ...string[]]

const query = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(500).default(50),
  /** The id of an account. */
  person: z.coerce.number().int().optional(),
  /** A group of actions, or one. */
  kind: z.enum(kinds).optional(),
  type: z.string().max(100).optional(),
  title: z.string().trim().max(200).optional(),
  from: z.iso.datetime().optional(),
  /** Up to, and without. */
  to: z.iso.datetime().optional(),
})

const actionsOf = (kind: string): readonly string[] => changeActions[kind as ChangeGroup] ?? [kind]

/** Which rows of the log a request wants. Empty parameters are none. */
export function parseChangeQuery(given: object) {
  const filled = Object.entries(given).filter(([, value]) => value !== '')
  const { success, data } = query.safeParse(Object.fromEntries(filled))
  if (!success) throw new errors.ValidationError('The change log has no such filter')
  const { page, pageSize, person, kind, type, title, from, to } = data
  const at = { ...(from && { $gte: from }), ...(to && { $lt: to }) }
  const where = {
    ...(person !== undefined && { authorId: person }),
    ...(kind && { action: { $in: actionsOf(kind) } }),
    ...(type && { contentType: type }),
    ...(title && { title: { $containsi: title } }),
    ...(Object.keys(at).length > 0 && { at }),
  }
  return { where, offset: (page - 1) * pageSize, limit: pageSize }
}
