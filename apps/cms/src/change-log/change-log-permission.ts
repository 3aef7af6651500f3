import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from '../panel-entries/panel-routes'
import { changeLogAction } from './change-log-action'

/**
 * Adds the permission to read the change log, which a super administrator has and any role may get. It is registered
 * before Strapi starts, which takes permissions for unknown actions away from the roles.
 */
export async function addChangeLogPermission(strapi: Core.Strapi) {
  await strapi.service('admin::permission').actionProvider.registerMany([
    {
      section: 'settings',
      category: 'change log',
      displayName: 'Read',
      uid: changeLogAction.replace('admin::', ''),
      pluginName: 'admin',
    },
  ])
}

export function requireChangeLogPermission({ state }: Context) {
  if (!state.userAbility.can(changeLogAction)) throw new errors.ForbiddenError()
}
