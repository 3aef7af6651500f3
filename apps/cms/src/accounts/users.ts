import type { Core } from '@strapi/strapi'
import { errors, validateYupSchema, yup } from '@strapi/utils'
import { afterResponse } from './after-response'
import { confirmSession } from './confirm-session'
import type { PasswordComparison } from './password-comparison'
import { registerPrivately } from './register-privately'

type Context = Parameters<Core.ControllerHandler>[0]
export type Action = (ctx: Context) => Promise<unknown>
interface JwtService {
  verify(token: string): Promise<{ id: number; sessionId: string }>
}
interface UserService {
  sendConfirmationEmail(user: object): Promise<unknown>
}

const validateEmail = validateYupSchema(yup.object({ email: yup.string().email().required() }))

/** A context without a response, for Strapi's own action in the background. */
const detached = (ctx: Context, body: object) =>
  ({ request: { body }, state: { auth: ctx.state.auth }, send() {} }) as unknown as Context

const jwtIn = (ctx: Context) => (ctx.body as { jwt?: string } | undefined)?.jwt

/**
 * The responses of account actions of the content API, and the work they take, are the same whether or not there is an
 * account.
 */
export function protectUsers(strapi: Core.Strapi, passwords: PasswordComparison) {
  const users = () => strapi.db.query('plugin::users-permissions.user')

  strapi.get('services').extend('plugin::users-permissions.user', (service: UserService) => ({
    ...service,
    validatePassword: passwords.compare,
    async sendConfirmationEmail(user: object) {
      afterResponse(strapi, 'Mail that confirms an address', () => service.sendConfirmationEmail(user))
    },
  }))

  strapi.get('services').extend('plugin::users-permissions.jwt', (service: JwtService) => ({
    ...service,
    /** Strapi checks only signature and age; here tokens of an ended session are rejected, too. */
    async verify(token: string) {
      const payload = await service.verify(token)
      if (!(await strapi.sessionManager('users-permissions').isSessionActive(payload.sessionId)))
        throw new Error('Invalid token.')
      return payload
    },
  }))

  strapi.get('controllers').extend('plugin::users-permissions.auth', (controller: Record<string, Action>) => {
    const { callback, refresh, register, forgotPassword, sendEmailConfirmation } = controller as Record<
      'callback' | 'refresh' | 'register' | 'forgotPassword' | 'sendEmailConfirmation',
      Action
    >
    return {
      ...controller,
      register: registerPrivately(strapi, passwords, register),

      async callback(ctx: Context) {
        if (ctx.params.provider && ctx.params.provider !== 'local') return callback(ctx)
        const { hash } = await passwords.signIn(ctx.request.body?.password, () => callback(ctx))
        const jwt = jwtIn(ctx)
        if (jwt && !(await confirmSession(strapi, 'users-permissions', jwt, { hash })))
          throw new errors.ValidationError('Invalid identifier or password')
      },

      async refresh(ctx: Context) {
        await refresh(ctx)
        const jwt = jwtIn(ctx)
        const refreshToken = ctx.cookies.get('strapi_up_refresh') || ctx.request.body?.refreshToken
        if (jwt && !(await confirmSession(strapi, 'users-permissions', jwt, { refreshToken })))
          throw new errors.UnauthorizedError('Invalid refresh token')
      },

      async forgotPassword(ctx: Context) {
        const { email } = await validateEmail(ctx.request.body)
        afterResponse(strapi, 'Mail with a code for a new password', () =>
          forgotPassword(detached(ctx, { email })),
        )
        ctx.send({ ok: true })
      },

      async sendEmailConfirmation(ctx: Context) {
        const { email } = await validateEmail(ctx.request.body)
        afterResponse(strapi, 'Mail that confirms an address', async () => {
          const user = await users().findOne({ where: { email: email.toLowerCase() } })
          if (user && !user.confirmed && !user.blocked) await sendEmailConfirmation(detached(ctx, { email }))
        })
        ctx.send({ email, sent: true })
      },
    }
  })
}
