import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { LoggedSetting } from '../change-log/change-actions'
import { logChange } from '../change-log/log-change'
import type { Context } from '../panel-entries/panel-routes'
import { isSuperAdmin } from '../panel-entries/super-admin'
import type { retentionSetting } from './retention-setting'

/** What the panel shows and sends of a retention setting, which only super administrators change. */
export function retentionRoutes(
  strapi: Core.Strapi,
  setting: ReturnType<typeof retentionSetting>,
  name: LoggedSetting,
) {
  const read = async (ctx: Context) => ({ days: await setting.days(), mayChange: isSuperAdmin(ctx) })
  return {
    read,
    async set(ctx: Context) {
      if (!isSuperAdmin(ctx)) throw new errors.ForbiddenError()
      await setting.set((ctx.request.body as { days?: unknown } | undefined)?.days)
      await logChange(strapi, { action: 'settingChanged', setting: name })
      ctx.body = await read(ctx)
    },
  }
}
