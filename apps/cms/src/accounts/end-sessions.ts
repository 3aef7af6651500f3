import type { Core, UID } from '@strapi/strapi'
import type { Origin } from './confirm-session'

type Data = Record<string, unknown>
interface Event {
  params: { where?: object; data?: Data }
  state: { ended?: number[] }
}

interface AccountType {
  uid: UID.ContentType
  origin: Origin
  /** Unused codes that could set a password later. */
  codes: Data
}

const accountTypes: AccountType[] = [
  {
    uid: 'admin::user',
    origin: 'admin',
    codes: { resetPasswordToken: null, resetPasswordTokenExpiresAt: null, registrationToken: null },
  },
  {
    uid: 'plugin::users-permissions.user',
    origin: 'users-permissions',
    codes: { resetPasswordToken: null },
  },
]

const endsSessions = (data: Data) =>
  data.password !== undefined || data.blocked === true || data.isActive === false

/**
 * A new password, blocking and deletion end every session of an account and its tokens, whether changed by the panel,
 * the content API, a code in a mail, or a command in another process.
 */
export function endSessionsOfChangedAccounts(strapi: Core.Strapi) {
  for (const { uid, origin, codes } of accountTypes) {
    const note = async ({ params: { where }, state }: Event) => {
      const accounts = await strapi.db.query(uid).findMany({ where, select: ['id'] })
      state.ended = accounts.map(({ id }) => id as number)
    }
    const beforeUpdate = async (event: Event) => {
      const { data = {} } = event.params
      if (data.password !== undefined) Object.assign(data, codes)
      if (endsSessions(data)) await note(event)
    }
    const end = async ({ state: { ended = [] } }: Event) => {
      for (const id of ended) {
        await strapi.sessionManager(origin).invalidateRefreshToken(String(id))
        if (origin === 'admin') await strapi.service('admin::api-token-admin').deleteTokensForUser(id)
      }
    }
    strapi.db.lifecycles.subscribe({
      models: [uid],
      beforeUpdate,
      beforeUpdateMany: beforeUpdate,
      beforeDelete: note,
      beforeDeleteMany: note,
      afterUpdate: end,
      afterUpdateMany: end,
      afterDelete: end,
      afterDeleteMany: end,
    } as never)
  }
}
