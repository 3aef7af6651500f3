import type { Core } from '@strapi/strapi'
import type { EntryState } from './entry-states'
import { type Version, type VersionSummary, versionModel } from './version-model'

export interface Entry {
  contentType: string
  documentId: string
}

const summary = [
  'id',
  'contentType',
  'documentId',
  'locale',
  'action',
  'at',
  'author',
  'authorKind',
  'title',
  'hash',
  'change',
  'inBin',
  'entryCreatedBy',
] as const

/** The summary and who created the entry, which decides who may read it. */
export type Listed = VersionSummary & Pick<Version, 'entryCreatedBy'>

type New = Pick<Version, 'action' | 'author' | 'authorKind' | 'change'>

/** The versions of all entries. */
export function versionsOf(strapi: Core.Strapi) {
  // Strapi's types know the models of content types only. There is no database yet while routes are registered.
  const rows = () => strapi.db.query(versionModel as 'admin::user')

  return {
    async add(entry: Entry, state: EntryState, version: New): Promise<number> {
      const { locale, content, hash, title, createdAt, createdBy } = state
      const { id } = await rows().create({
        select: ['id'],
        data: {
          ...entry,
          ...version,
          locale,
          content,
          hash,
          title,
          at: new Date(),
          inBin: version.action === 'deleted',
          entryCreatedAt: createdAt,
          entryCreatedBy: createdBy,
        } as never,
      })
      return Number(id)
    },
    /** Makes one of the same content another action. */
    rename: (id: number, version: Pick<Version, 'action'>) =>
      rows().update({ where: { id }, data: { ...version, at: new Date() } as never }),
    /** Which of these contents of an entry are stored, and in which languages. */
    known: (entry: Entry, hashes: string[]) =>
      rows().findMany({
        where: { ...entry, hash: { $in: hashes } } as never,
        select: ['locale', 'hash'] as never,
      }) as unknown as Promise<Pick<Version, 'locale' | 'hash'>[]>,
    /** An entry that exists again in a language is not in the bin. */
    leaveBin: (entry: Entry, locale: string) =>
      rows().updateMany({
        where: { ...entry, locale, inBin: true } as never,
        data: { inBin: false } as never,
      }),
    find: (where: Partial<Version>) =>
      rows().findOne({ where: where as never }) as unknown as Promise<Version | null>,
    /** With their contents. */
    all: (where: Partial<Version>) =>
      rows().findMany({ where: where as never, orderBy: { id: 'asc' } }) as unknown as Promise<Version[]>,
    /** The newest first, without their contents. */
    list: (where: object, offset = 0, limit = 100) =>
      rows().findMany({
        where: where as never,
        select: summary as never,
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        offset,
        limit,
      }) as unknown as Promise<Listed[]>,
    count: (where: object) => rows().count({ where: where as never }),
    /** Those before a moment, the oldest first of each entry and language. */
    before: (moment: Date) =>
      rows().findMany({
        where: { at: { $lt: moment } } as never,
        select: ['id', 'contentType', 'documentId', 'locale', 'action'] as never,
        orderBy: { id: 'asc' },
      }) as unknown as Promise<Version[]>,
    remove: (ids: number[]) => rows().deleteMany({ where: { id: { $in: ids } } }),
  }
}
