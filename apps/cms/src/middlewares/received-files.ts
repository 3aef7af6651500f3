import { rm } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'

type Context = Parameters<Core.ControllerHandler>[0]

/** Removes the temporary files of every request: Strapi does so only if it succeeds. */
export default () => async (ctx: Context, next: () => Promise<unknown>) => {
  try {
    await next()
  } finally {
    const received = Object.values(ctx.request.files ?? {}).flat() as { filepath: string }[]
    await Promise.allSettled(received.map(({ filepath }) => rm(filepath, { force: true })))
  }
}
