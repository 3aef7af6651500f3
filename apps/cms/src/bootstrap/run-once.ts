import type { Core } from '@strapi/strapi'

const settings = (strapi: Core.Strapi) => strapi.store({ type: 'centre', name: 'bootstrap' })

/** Runs a first-boot step once and records it, so that later changes by administrators are preserved. */
export async function runOnce(strapi: Core.Strapi, key: string, step: () => Promise<void>) {
  const store = settings(strapi)
  if (await store.get({ key })) return
  await step()
  await store.set({ key, value: true })
}
