import type { Core } from '@strapi/strapi'
import { defaultLocale } from '../locales'
import { type Proposal, proposalModel } from './proposal-model'

/** An entry in one language. */
export interface ProposedEntry {
  contentType: string
  documentId: string
  locale: string
}

type Change = Pick<Proposal, 'state' | 'message' | 'returnedBy'> & Partial<Pick<Proposal, 'proposedBy'>>

/** The proposals, of which an entry has at most one in each language. */
export function proposalsOf(strapi: Core.Strapi) {
  // Strapi's types know the models of content types only. There is no database yet while routes are registered.
  const rows = () => strapi.db.query(proposalModel as 'admin::user')

  const find = (where: ProposedEntry) => rows().findOne({ where }) as Promise<Proposal | null>

  async function save(entry: ProposedEntry, change: Change) {
    const data = { ...change, since: new Date() }
    const existing = await find(entry)
    if (existing) await rows().update({ where: { id: existing.id }, data })
    else await rows().create({ data: { ...entry, ...data } })
  }

  return {
    find,
    all: () => rows().findMany({ orderBy: { since: 'desc' } }) as Promise<Proposal[]>,
    propose: (entry: ProposedEntry, proposedBy: string) =>
      save(entry, { state: 'proposed', message: null, returnedBy: null, proposedBy }),
    giveBack: (entry: ProposedEntry, message: string, returnedBy: string) =>
      save(entry, { state: 'returned', message, returnedBy }),
    /** In one language, in several, or in all of them (`*`). */
    remove: ({ contentType, documentId }: Omit<ProposedEntry, 'locale'>, locale: string | string[]) => {
      const codes = [locale].flat()
      const inLanguages = codes.includes('*') ? {} : { locale: { $in: codes } }
      return rows().deleteMany({ where: { contentType, documentId, ...inLanguages } })
    },
  }
}

/** An entry that was published or deleted is no longer proposed. */
export function endProposals(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const { action, uid } = context
    const params = context.params as { documentId?: string; locale?: string | string[]; status?: string }
    const publishes = action === 'publish' || (action === 'update' && params.status === 'published')
    if ((publishes || action === 'delete') && params.documentId) {
      const { documentId, locale } = params
      await proposalsOf(strapi).remove({ contentType: uid, documentId }, locale ?? defaultLocale)
    }
    return result
  })
}
