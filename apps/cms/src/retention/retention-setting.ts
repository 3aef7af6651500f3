import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'

const days = z.number().int().min(30).max(3650).nullable()

/**
 * For how many days something is stored; null is for ever. It is in the core store: what is in "About" is in the public
 * contract, and lost at a rollback.
 */
export function retentionSetting(strapi: Core.Strapi, name: 'versions' | 'changes') {
  const store = strapi.store({ type: 'centre', name })
  return {
    async days(): Promise<number | null> {
      const stored = (await store.get({ key: 'retention' })) as { days: number | null } | null
      return stored ? stored.days : 365
    },
    async set(value: unknown) {
      const { success, data } = days.safeParse(value)
      if (!success) throw new errors.ValidationError('The retention is 30 to 3650 days, or null')
      await store.set({ key: 'retention', value: { days: data } })
    },
  }
}
