import type { Core } from '@strapi/strapi'
import { sections } from '../content/sections'
import { calendarFrom } from './calendar'
import { publishSections, removeEntries } from './entries'
import { removeDemoMedia, uploadDemoMedia } from './media-library'

export type DemoMode = 'off' | 'once' | 'fresh'

const key = 'seeded'

/**
 * Fills an empty server with the demo content. The entries and the record that they exist are one
 * transaction: a start that is interrupted leaves none of them, and the next start begins again.
 */
export async function seedDemoContent(strapi: Core.Strapi, mode: DemoMode, now: Date) {
  const store = strapi.store({ type: 'centre', name: 'demo' })
  if (mode === 'off' || (mode === 'once' && (await store.get({ key })))) return

  const started = performance.now()
  if (mode === 'fresh') {
    await strapi.db.transaction(async () => {
      await removeEntries(strapi)
      await store.delete({ key })
    })
    await removeDemoMedia(strapi)
  }
  const library = await uploadDemoMedia(strapi)
  await strapi.db.transaction(async () => {
    await publishSections(strapi, sections, calendarFrom(now), library)
    await store.set({ key, value: now.toISOString() })
  })
  strapi.log.info(`Demo content made in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
