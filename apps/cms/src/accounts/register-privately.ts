import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { PasswordComparison } from './password-comparison'
import type { Action } from './users'

/** Strapi's response to a username or an address that is taken. */
const isTaken = (error: unknown) =>
  error instanceof errors.ApplicationError && error.message === 'Email or Username are already taken'

/**
 * Registration that does not reveal whether an address has an account, where accounts confirm their address. Without
 * mail the response is the account's first session, which a taken address cannot get.
 */
export const registerPrivately =
  (strapi: Core.Strapi, { hash }: PasswordComparison, register: Action): Action =>
  async (ctx) => {
    const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
    const { email_confirmation } = (await store.get({ key: 'advanced' })) as { email_confirmation: boolean }
    const { username, email, password } = (ctx.request.body ?? {}) as Record<string, unknown>
    if (!email_confirmation || typeof username !== 'string' || typeof email !== 'string') return register(ctx)
    const address = email.toLowerCase()
    if (username.includes('@') && username.toLowerCase() !== address)
      throw new errors.ValidationError('A username that is an email address must be the one of the account')

    try {
      await register(ctx)
    } catch (error) {
      const holder = { username, email: { $ne: address } }
      const isNameOfAnother =
        !username.includes('@') &&
        (await strapi.db.query('plugin::users-permissions.user').count({ where: holder })) > 0
      if (!isTaken(error) || isNameOfAnother) throw error
      await hash(String(password))
    }
    ctx.status = 200
    ctx.body = { user: { username, email: address } }
  }
