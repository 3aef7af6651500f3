import type { Core, UID } from '@strapi/strapi'
import type { Context } from '../panel-entries/panel-routes'
import { publicTypes } from '../public-types'
import { languageStatesOf } from './language-states'

type Action = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>
interface Listed {
  documentId: string
  languages?: object
}

const types: readonly string[] = publicTypes.collection

/** Adds `languages` to each entry of the panel's lists: its state in each language. */
export function addLanguageStatesToLists(strapi: Core.Strapi) {
  const lists = 'plugin::content-manager.collection-types'
  strapi.get('controllers').extend(lists, (controller: { find: Action }) => ({
    ...controller,
    async find(ctx: Context, next: () => Promise<unknown>) {
      await controller.find(ctx, next)
      const { results } = (ctx.body ?? {}) as { results?: Listed[] }
      if (!results || !types.includes(ctx.params.model)) return
      const ids = results.map(({ documentId }) => documentId)
      const states = await languageStatesOf(strapi, ctx.params.model as UID.ContentType, ids)
      for (const entry of results) entry.languages = states.get(entry.documentId)
    },
  }))
}
