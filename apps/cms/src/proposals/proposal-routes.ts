import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { knownLocale } from '../locales'
import type { Proposal } from './proposal-model'
import { type ProposedEntry, proposalsOf } from './proposals'

type Context = Parameters<Core.ControllerHandler>[0]
type Entry = Record<string, unknown>

const textOf = z.object({ message: z.string().trim().min(1).max(2000) })

const nameOf = ({ firstname, lastname, email }: { firstname?: string; lastname?: string; email: string }) =>
  [firstname, lastname].filter(Boolean).join(' ') || email

function accessOf(strapi: Core.Strapi, ctx: Context, contentType: string, entry: Entry) {
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: contentType })
  return {
    mayRead: checker.can.read(entry) as boolean,
    mayWrite: checker.can.update(entry) as boolean,
    mayPublish: checker.can.publish(entry) as boolean,
  }
}

const draftOf = (strapi: Core.Strapi, { contentType, documentId, locale }: ProposedEntry) =>
  strapi
    .documents(contentType as UID.ContentType)
    .findOne({ documentId, locale, populate: ['createdBy'] }) as Promise<Entry | null>

/** The entry of a request, which the user may read. */
async function requested(strapi: Core.Strapi, ctx: Context) {
  const { contentType = '', documentId = '' } = ctx.params
  if (!contentType.startsWith('api::') || !(contentType in strapi.contentTypes))
    throw new errors.NotFoundError()
  const address: ProposedEntry = { contentType, documentId, locale: knownLocale(ctx.query.locale) }
  const entry = await draftOf(strapi, address)
  if (!entry) throw new errors.NotFoundError()
  const access = accessOf(strapi, ctx, contentType, entry)
  if (!access.mayRead) throw new errors.ForbiddenError()
  return { address, access, proposal: await proposalsOf(strapi).find(address) }
}

interface Listed extends Proposal {
  title: string
  typeName: string
  isSingle: boolean
}

async function listed(strapi: Core.Strapi, ctx: Context, proposal: Proposal): Promise<Listed[]> {
  const type = strapi.contentTypes[proposal.contentType as UID.ContentType]
  const entry = type && (await draftOf(strapi, proposal))
  if (!entry || !accessOf(strapi, ctx, proposal.contentType, entry).mayRead) return []
  const title = String(entry.title ?? entry.Title ?? type.info.displayName)
  return [{ ...proposal, title, typeName: type.info.displayName, isSingle: type.kind === 'singleType' }]
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
      const { address, access } = await requested(strapi, ctx)
      if (!access.mayWrite) throw new errors.ForbiddenError()
      await proposals.propose(address, nameOf(ctx.state.user))
      await respond(ctx)
    },
    async withdraw(ctx: Context) {
      const { address, access } = await requested(strapi, ctx)
      if (!access.mayWrite) throw new errors.ForbiddenError()
      await proposals.remove(address, address.locale)
      await respond(ctx)
    },
    async giveBack(ctx: Context) {
      const { address, access, proposal } = await requested(strapi, ctx)
      if (!access.mayPublish || proposal?.state !== 'proposed') throw new errors.ForbiddenError()
      const { success, data } = textOf.safeParse(ctx.request.body)
      if (!success) throw new errors.ValidationError('A message of at most 2000 characters is required')
      await proposals.giveBack(address, data.message, nameOf(ctx.state.user))
      await respond(ctx)
    },
  }

  const route = (method: string, path: string, handler: (ctx: Context) => Promise<void>) => ({
    method,
    path,
    handler,
    info: { pluginName: 'admin', type: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  })
  // Not below `/admin`, where the panel has its pages.
  const list = '/content-manager/proposals'
  const entry = `${list}/:contentType/:documentId`
  strapi.server.routes({
    type: 'admin',
    routes: [
      route('GET', list, handlers.list),
      route('GET', entry, handlers.find),
      route('PUT', entry, handlers.propose),
      route('DELETE', entry, handlers.withdraw),
      route('POST', `${entry}/return`, handlers.giveBack),
    ],
  } as Parameters<typeof strapi.server.routes>[0])
}
