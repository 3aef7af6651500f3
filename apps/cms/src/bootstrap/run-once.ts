import type { Core } from '@strapi/strapi'

const settings = (strapi: Core.Strapi) => strapi.store({ type: 'centre', name: 'bootstrap' })

/** Runs a first-boot step and notes it, so that what administrators change later stays theirs. */
export async function runOnce(strapi: Core.Strapi, key: string, step: () => Promise<void>) {
  const store = settings(strapi)
  if (await store.get({ key })) return
  await step()
  await store.set({ key, value: true })
}
