import type { Core } from '@strapi/strapi'
import { readActions } from '../public-types'

const uploads = ['find', 'findOne', 'findPage'].map((action) => `plugin::upload.content-api.${action}`)

const signIn = [
  'callback',
  'refresh',
  'connect',
  'register',
  'forgotPassword',
  'resetPassword',
  'emailConfirmation',
  'sendEmailConfirmation',
].map((action) => `plugin::users-permissions.auth.${action}`)

const ownAccount = [
  'plugin::users-permissions.user.me',
  ...['changePassword', 'logout', 'getSessions', 'revokeSession'].map(
    (action) => `plugin::users-permissions.auth.${action}`,
  ),
]

const grants: Record<string, string[]> = {
  public: [...readActions, ...uploads, ...signIn],
  authenticated: [...readActions, ...uploads, ...ownAccount],
}

/** Grants each action once per database; what an administrator revoked stays revoked. */
export async function grantPermissions(strapi: Core.Strapi) {
  for (const [roleType, actions] of Object.entries(grants)) await grantOnce(strapi, roleType, actions)
}

async function grantOnce(strapi: Core.Strapi, roleType: string, actions: string[]) {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: roleType }, populate: ['permissions'] })
  // An administrator may have deleted the role.
  if (!role) return

  const store = strapi.store({ type: 'centre', name: 'granted' })
  const granted = ((await store.get({ key: roleType })) ?? []) as string[]
  const present = new Set(role.permissions.map((permission: { action: string }) => permission.action))

  const missing = actions.filter((action) => !granted.includes(action))
  for (const action of missing) {
    if (present.has(action)) continue
    await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role: role.id } })
  }
  if (missing.length > 0) await store.set({ key: roleType, value: [...granted, ...missing] })
}
