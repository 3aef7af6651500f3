import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { nameOfAdministrator } from '../accounts/name-of-administrator'
import { logChange } from '../change-log/log-change'
import { knownLocale } from '../known-locale'
import {
  accessOf,
  describeEntry,
  draftOf,
  type EntryAddress,
  requestedType,
} from '../panel-entries/entry-access'
import { addPanelRoutes, type Context } from '../panel-entries/panel-routes'
import { titleOf } from '../versions/entry-content'
import type { Proposal } from './proposal-model'
import { proposalsOf } from './proposals'

const textOf = z.object({ message: z.string().trim().min(1).max(2000) })

/** The entry of a request, which the user may read. */
async function requested(strapi: Core.Strapi, ctx: Context) {
  const { contentType = '', documentId = '' } = ctx.params
  if (!requestedType(strapi, contentType)?.options?.draftAndPublish) throw new errors.NotFoundError()
  const address: EntryAddress = { contentType, documentId, locale: knownLocale(ctx.query.locale) }
  const entry = await draftOf(strapi, address)
  if (!entry) throw new errors.NotFoundError()
  const access = accessOf(strapi, ctx, contentType, entry)
  if (!access.mayRead) throw new errors.ForbiddenError()
  return { address, access, title: titleOf(entry), proposal: await proposalsOf(strapi).find(address) }
}

async function listed(strapi: Core.Strapi, ctx: Context, proposal: Proposal) {
  const entry = proposal.contentType in strapi.contentTypes && (await draftOf(strapi, proposal))
  if (!entry) return []
  const { mayRead, mayWrite, mayPublish } = accessOf(strapi, ctx, proposal.contentType, entry)
  if (!mayRead) return []
  // An editor publishes or returns what is proposed; the author corrects what was returned.
  const isForUser = proposal.state === 'proposed' ? mayPublish : mayWrite && !mayPublish
  return [{ ...proposal, ...describeEntry(strapi, proposal.contentType, entry), isForUser }]
}

/** The routes of the panel: each answers with the proposal as it then is and what the user may do with it. */
export function addProposalRoutes(strapi: Core.Strapi) {
  const proposals = proposalsOf(strapi)

  const respond = async (ctx: Context) => {
    const { proposal, access } = await requested(strapi, ctx)
    const mayPropose = access.mayWrite && !access.mayPublish
    ctx.body = { proposal, mayPropose, mayReturn: access.mayPublish && proposal?.state === 'proposed' }
  }

  const handlers = {
    async list(ctx: Context) {
      const all = await Promise.all((await proposals.all()).map((it) => listed(strapi, ctx, it)))
      ctx.body = all.flat()
    },
    find: respond,
    async propose(ctx: Context) {
      const { address, access, title } = await requested(strapi, ctx)
      if (!access.mayWrite) throw new errors.ForbiddenError()
      await proposals.propose(address, nameOfAdministrator(ctx.state.user))
      await logChange(strapi, { ...address, title, action: 'proposed' })
      await respond(ctx)
    },
    async withdraw(ctx: Context) {
      const { address, access, title } = await requested(strapi, ctx)
      if (!access.mayWrite) throw new errors.ForbiddenError()
      await proposals.remove(address, address.locale)
      await logChange(strapi, { ...address, title, action: 'proposalWithdrawn' })
      await respond(ctx)
    },
    async giveBack(ctx: Context) {
      const { address, access, title, proposal } = await requested(strapi, ctx)
      if (!access.mayPublish || proposal?.state !== 'proposed') throw new errors.ForbiddenError()
      const { success, data } = textOf.safeParse(ctx.request.body)
      if (!success) throw new errors.ValidationError('A message of at most 2000 characters is required')
      await proposals.giveBack(address, data.message, nameOfAdministrator(ctx.state.user))
      await logChange(strapi, { ...address, title, action: 'proposalReturned' })
      await respond(ctx)
    },
  }

  const list = '/proposals'
  const entry = `${list}/:contentType/:documentId`
  addPanelRoutes(strapi, [
    ['GET', list, handlers.list],
    ['GET', entry, handlers.find],
    ['PUT', entry, handlers.propose],
    ['DELETE', entry, handlers.withdraw],
    ['POST', `${entry}/return`, handlers.giveBack],
  ])
}
