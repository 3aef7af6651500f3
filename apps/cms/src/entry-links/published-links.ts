import type { Core, UID } from '@strapi/strapi'
import { describeEntry, type Entry } from '../panel-entries/entry-access'
import { publicTypes } from '../public-types'
import { type AttributesOf, linkFieldKind, linkFieldsOf } from './link-fields'
import type { EntryWithDeadLinks } from './link-target'
import { linksInText } from './links-in-text'

/** A published entry in one language, with the links in it. */
export interface PublishedLinks extends Omit<EntryWithDeadLinks, 'dead'> {
  links: string[]
  updatedAt: string
}

/** Entries that are read at once. */
const batch = 100

interface Row {
  id: number
  updatedAt: string
}

/** What is read of an entry to find its links; undefined for a type or component without any. */
function populateOf(attributesOf: AttributesOf, uid: string): object | undefined {
  const attributes = Object.entries(attributesOf(uid) ?? {})
  const parts = attributes.flatMap(([name, { component }]) => {
    const populate = component && populateOf(attributesOf, component)
    return populate ? [[name, { populate }] as const] : []
  })
  const hasOwn = attributes.some(([name]) => linkFieldKind(attributesOf, uid, name))
  return hasOwn || parts.length > 0 ? Object.fromEntries(parts) : undefined
}

/**
 * The links of what is published. A publication makes a new row, so the text of a row is read once: of later calls each costs
 * the numbers of the rows, and the text of what was published since, also by another process or an earlier release.
 */
export function publishedLinksOf(strapi: Core.Strapi) {
  const known = new Map<string, Map<string, PublishedLinks>>()
  const attributesOf: AttributesOf = (uid) =>
    strapi.getModel(uid as UID.Schema)?.attributes as ReturnType<AttributesOf>

  const read = async (type: UID.ContentType, ids: number[], populate: object) => {
    const entries = (await strapi.db
      .query(type)
      .findMany({ where: { id: { $in: ids } }, populate } as never)) as (Row & Entry)[]
    return entries.map((entry): [string, PublishedLinks] => {
      const links = linkFieldsOf(attributesOf, type, entry).flatMap(({ kind, value }) =>
        kind === 'text' ? linksInText(value) : [value],
      )
      const { documentId, locale, updatedAt } = entry as unknown as PublishedLinks
      const address = { contentType: type, documentId, locale, updatedAt }
      const described = describeEntry(strapi, type, entry)
      return [keyOf(entry), { ...address, ...described, links: [...new Set(links)] }]
    })
  }

  const ofType = async (type: UID.ContentType): Promise<PublishedLinks[]> => {
    const populate = populateOf(attributesOf, type)
    if (!populate) return []
    const where = { publishedAt: { $notNull: true } }
    const rows: Row[] = await strapi.db.query(type).findMany({ select: ['id', 'updatedAt'], where } as never)
    const before = known.get(type)
    const now = new Map<string, PublishedLinks>()
    const unread: number[] = []
    for (const row of rows) {
      const links = before?.get(keyOf(row))
      if (links) now.set(keyOf(row), links)
      else unread.push(row.id)
    }
    for (let at = 0; at < unread.length; at += batch)
      for (const [key, links] of await read(type, unread.slice(at, at + batch), populate)) now.set(key, links)
    known.set(type, now)
    return [...now.values()]
  }

  return async () => {
    const all: PublishedLinks[] = []
    for (const type of [...publicTypes.single, ...publicTypes.collection]) all.push(...(await ofType(type)))
    return all
  }
}

const keyOf = ({ id, updatedAt }: Row) => `${id} ${updatedAt}`
