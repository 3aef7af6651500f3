import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { afterResponse } from './after-response'
import { confirmSession, type Proof } from './confirm-session'
import type { PasswordComparison } from './password-comparison'

type Context = Parameters<Core.ControllerHandler>[0]
type Action = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>

const codeLifetimeMs = 60 * 60 * 1000

/**
 * Signing in and a forgotten password take the same work and have the same response whether or not there is an account.
 */
export function protectAdministrators(strapi: Core.Strapi, { compare }: PasswordComparison) {
  const administrators = () => strapi.db.query('admin::user')

  async function mailResetCode(email: string) {
    const user = await administrators().findOne({ where: { email, isActive: true } })
    if (!user) return
    const resetPasswordToken = strapi.service('admin::token').createToken()
    const resetPasswordTokenExpiresAt = new Date(Date.now() + codeLifetimeMs)
    await strapi
      .service('admin::user')
      .updateById(user.id, { resetPasswordToken, resetPasswordTokenExpiresAt })
    const { from, replyTo, emailTemplate } = strapi.config.get('admin.forgotPassword') as Record<
      string,
      object
    >
    const url = `${strapi.config.get('admin.absoluteUrl')}/auth/reset-password?code=${resetPasswordToken}`
    const { firstname, lastname, username } = user
    await strapi
      .plugin('email')
      .service('email')
      .sendTemplatedEmail({ to: user.email, from, replyTo }, emailTemplate, {
        url,
        user: { email: user.email, firstname, lastname, username },
      })
  }

  strapi.get('services').extend('admin::auth', (auth: object) => ({
    ...auth,
    async checkCredentials({ email, password }: { email: string; password: unknown }) {
      const user = await administrators().findOne({ where: { email } })
      const matches = await compare(password, user?.password)
      if (!matches) return [null, false, { message: 'Invalid credentials' }]
      if (user.isActive !== true) return [null, false, { message: 'User not active' }]
      return [null, user]
    },
    async forgotPassword({ email }: { email: string }) {
      afterResponse(strapi, 'Mail with a code for a new password of an administrator', () =>
        mailResetCode(email),
      )
    },
  }))

  const confirmed =
    (action: Action, proofOf: (ctx: Context) => Proof, refuse: () => never): Action =>
    async (ctx, next) => {
      await action(ctx, next)
      const token = (ctx.body as { data?: { token?: string } } | undefined)?.data?.token
      if (token && !(await confirmSession(strapi, 'admin', token, proofOf(ctx)))) refuse()
    }
  strapi.get('controllers').extend('admin::authentication', (controller: Record<string, Action>) => ({
    ...controller,
    login: confirmed(
      controller.login as Action,
      (ctx) => ({ hash: ctx.state.user.password }),
      () => {
        throw new errors.ApplicationError('Invalid credentials')
      },
    ),
    accessToken: confirmed(
      controller.accessToken as Action,
      (ctx) => ({ refreshToken: ctx.cookies.get('strapi_admin_refresh') ?? '' }),
      () => {
        throw new errors.UnauthorizedError('Invalid refresh token')
      },
    ),
  }))
}
