import { createHash } from 'node:crypto'
import type { Core, UID } from '@strapi/strapi'
import { contentOf, populateOf, titleOf, type Values } from './entry-content'

/** A row of an entry: its draft or its published state in one language. */
export interface EntryState {
  locale: string
  isPublished: boolean
  /** JSON. */
  content: string
  hash: string
  title: string | null
  createdAt: string
  createdBy: number | null
}

interface Row extends Values {
  locale: string
  publishedAt: string | null
  createdAt: string
  createdBy: { id: number } | null
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64url')

/** All rows of an entry as they are now. */
export async function readStates(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<EntryState[]> {
  const rows: Row[] = await strapi.db.query(uid as UID.ContentType).findMany({
    where: { documentId },
    populate: { ...populateOf(strapi, uid), createdBy: { select: ['id'] } },
  })
  return rows.map((row) => {
    const fields = contentOf(strapi, uid, row)
    const content = JSON.stringify(fields)
    return {
      locale: row.locale,
      isPublished: row.publishedAt !== null,
      content,
      hash: hashOf(content),
      title: titleOf(fields),
      createdAt: row.createdAt,
      createdBy: row.createdBy?.id ?? null,
    }
  })
}

export const stateIn = (states: EntryState[], locale: string, isPublished: boolean) =>
  states.find((state) => state.locale === locale && state.isPublished === isPublished)
