import { requestSource } from '@islamic-centre/node-server/request-source'
import type { Core } from '@strapi/strapi'
import { environment } from '../environment'

type Context = Parameters<Core.ControllerHandler>[0]

/** Whether a page of this server sent a request. */
export const sourceOf = (ctx: Context) =>
  requestSource((name) => ctx.get(name), { publicUrl: environment.PUBLIC_URL, host: ctx.host })
