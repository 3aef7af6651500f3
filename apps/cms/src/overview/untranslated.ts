import type { Core, Struct, UID } from '@strapi/strapi'
import { locales } from '../locales'
import { titleFieldsOf } from '../panel-entries/titles'
import type { Untranslated } from './overview-items'

interface EntryRow extends Record<string, unknown> {
  documentId: string
  locale: string
  publishedAt: string | null
  updatedAt: string
}

/** The entries of a type that are published in one language and not in another. */
export async function untranslatedOf(strapi: Core.Strapi, uid: UID.ContentType): Promise<Untranslated[]> {
  const { kind, info } = strapi.getModel(uid) as Struct.ContentTypeSchema
  const [titleField] = titleFieldsOf(strapi, uid)
  const versions = (await strapi.db.query(uid).findMany({
    select: ['documentId', 'locale', 'publishedAt', 'updatedAt', ...(titleField ? [titleField] : [])],
  })) as EntryRow[]
  const keyOf = ({ documentId }: EntryRow, locale: string) => `${documentId} ${locale}`
  const [published, drafts] = [
    versions.filter((it) => it.publishedAt),
    versions.filter((it) => !it.publishedAt),
  ].map((all) => new Map(all.map((it) => [keyOf(it, it.locale), it])))
  return [...(published?.values() ?? [])].flatMap((entry) =>
    locales
      .filter(({ code }) => !published?.has(keyOf(entry, code)))
      .map(({ code }) => ({
        contentType: uid,
        documentId: entry.documentId,
        title: String((titleField && entry[titleField]) || info.displayName),
        typeName: info.displayName,
        isSingle: kind === 'singleType',
        locale: code,
        hasDraft: drafts?.has(keyOf(entry, code)) ?? false,
        updatedAt: entry.updatedAt,
      })),
  )
}
