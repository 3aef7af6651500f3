import type { Core, UID } from '@strapi/strapi'
import { locales } from '../locales'
import type { LanguageState, LanguageStates } from './language-state'

interface EntryRow {
  documentId: string
  locale: string
  publishedAt: string | null
}

function stateOf(strapi: Core.Strapi, versions: EntryRow[]): LanguageState {
  const draft = versions.find(({ publishedAt }) => publishedAt === null)
  if (!draft) return 'missing'
  const metadata = strapi.plugin('content-manager').service('document-metadata')
  return metadata.getStatus(
    draft,
    versions.filter((it) => it !== draft),
  )
}

/** The states of entries of one type, by `documentId`. An id that no entry has is missing in every language. */
export async function languageStatesOf(strapi: Core.Strapi, uid: UID.ContentType, documentIds: string[]) {
  const versions = (await strapi.db.query(uid).findMany({
    where: { documentId: { $in: documentIds } },
    select: ['documentId', 'locale', 'publishedAt', 'createdAt', 'updatedAt'],
  })) as EntryRow[]
  const statesOf = (documentId: string) => {
    const own = versions.filter((it) => it.documentId === documentId)
    const states = locales.map(({ code }) => [
      code,
      stateOf(
        strapi,
        own.filter(({ locale }) => locale === code),
      ),
    ])
    return Object.fromEntries(states) as LanguageStates
  }
  return new Map(documentIds.map((documentId) => [documentId, statesOf(documentId)]))
}
