import type { Core } from '@strapi/strapi'
import { storageFaultMessage } from '../invalid-requests/panel-messages'
import { describeStorageFault, isStorageFault } from '../storage/storage-error'

type Context = Parameters<Core.ControllerHandler>[0]

/** An upload or a save that fails in the file system or the database has a clear response, and one line in the log. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: () => Promise<unknown>) => {
    try {
      await next()
    } catch (error) {
      if (!isStorageFault(error)) throw error
      strapi.log.error(`The content server cannot write: ${describeStorageFault(error)}`)
      const status = 507
      const message = storageFaultMessage(ctx)
      ctx.status = status
      ctx.body = { data: null, error: { status, name: 'StorageError', message, details: {} } }
    }
  }
