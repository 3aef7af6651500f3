import type { Core } from '@strapi/strapi'
import { errors, z } from '@strapi/utils'
import { environment } from '../../../environment'
import { registrationsOf, signUpRequest } from '../../../sign-ups/registrations'

type Context = Parameters<Core.ControllerHandler>[0]

const tokenOf = ({ request }: Context) => {
  const { token } = (request.body ?? {}) as { token?: unknown }
  if (typeof token !== 'string' || token.length === 0 || token.length > 100) throw new errors.NotFoundError()
  return token
}

/** What the site shows to who opens the link of an e-mail: no name, no address. */
const shown = (found: { event: string; occurrence: string; state: string } | undefined) => {
  if (!found) throw new errors.NotFoundError()
  const { event, occurrence, state } = found
  return { data: { event, occurrence, state } }
}

/** The three things that the site does with its token; there are no others, and no list. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const registrations = () => registrationsOf(strapi, environment)
  return {
    async signUp(ctx: Context) {
      const { success, data, error } = signUpRequest.safeParse(ctx.request.body)
      if (!success) throw new errors.ValidationError(z.prettifyError(error))
      ctx.body = { data: { outcome: await registrations().signUp(data, new Date()) } }
    },
    async lookUp(ctx: Context) {
      ctx.body = shown(await registrations().ofToken(tokenOf(ctx)))
    },
    /** Answers with the state before. */
    async cancel(ctx: Context) {
      ctx.body = shown(await registrations().cancel(tokenOf(ctx), new Date()))
    },
  }
}
