import type { Core } from '@strapi/strapi'
import { type DocumentChange, inLanguages, isPublishing } from '../document-changes'
import { defaultLocale } from '../locales'
import type { EntryAddress } from '../panel-entries/entry-access'
import { type Proposal, proposalModel } from './proposal-model'

type Change = Pick<Proposal, 'state' | 'message' | 'returnedBy'> & Partial<Pick<Proposal, 'proposedBy'>>

/** The proposals, of which an entry has at most one in each language. */
export function proposalsOf(strapi: Core.Strapi) {
  // Strapi's types know the models of content types only. There is no database yet while routes are registered.
  const rows = () => strapi.db.query(proposalModel as 'admin::user')

  const find = (where: EntryAddress) => rows().findOne({ where }) as Promise<Proposal | null>

  async function save(entry: EntryAddress, change: Change) {
    const data = { ...change, since: new Date() }
    const existing = await find(entry)
    if (existing) await rows().update({ where: { id: existing.id }, data })
    else await rows().create({ data: { ...entry, ...data } })
  }

  return {
    find,
    all: () => rows().findMany({ orderBy: { since: 'desc' } }) as Promise<Proposal[]>,
    propose: (entry: EntryAddress, proposedBy: string) =>
      save(entry, { state: 'proposed', message: null, returnedBy: null, proposedBy }),
    giveBack: (entry: EntryAddress, message: string, returnedBy: string) =>
      save(entry, { state: 'returned', message, returnedBy }),
    /** In one language, in several, or in all of them (`*`). */
    remove: ({ contentType, documentId }: Omit<EntryAddress, 'locale'>, locale: string | string[]) => {
      return rows().deleteMany({ where: { contentType, documentId, ...inLanguages(locale) } })
    },
  }
}

/** An entry that was published or deleted is no longer proposed. */
export function endProposals(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const { action, uid } = context
    const params = context.params as DocumentChange['params']
    if ((isPublishing({ action, params }) || action === 'delete') && params.documentId) {
      const { documentId, locale } = params
      await proposalsOf(strapi).remove({ contentType: uid, documentId }, locale ?? defaultLocale)
    }
    return result
  })
}
