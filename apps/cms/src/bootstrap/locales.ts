import type { Core } from '@strapi/strapi'
import { locales } from '../locales'
import { runOnce } from './run-once'

export async function createLocales(strapi: Core.Strapi) {
  const service = strapi.plugin('i18n').service('locales')
  await runOnce(strapi, 'locales', async () => {
    for (const { code, name } of locales) {
      const existing = await service.findByCode(code)
      // Strapi creates `en` itself, with its own name.
      if (existing) await service.update({ id: existing.id }, { name })
      else await service.create({ code, name })
    }
    await service.setDefaultLocale({ code: locales[0].code })
  })
}
