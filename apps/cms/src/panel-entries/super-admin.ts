import type { Context } from './panel-routes'

export const isSuperAdmin = ({ state }: Context): boolean =>
  state.user.roles.some(({ code }: { code: string }) => code === 'strapi-super-admin')
