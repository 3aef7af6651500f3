import type { Core } from '@strapi/strapi'
import { changeAuthor } from './change-author'
import { logChange } from './log-change'

const actions: Record<string, 'saved' | 'deleted'> = { update: 'saved', delete: 'deleted' }

/** Logs that an editor marked or deleted a visitor's message, and nothing of what is in it. */
export function logMessages(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const action = actions[context.action]
    const { documentId } = context.params as { documentId?: string }
    if (context.uid === 'api::message.message' && action && documentId && changeAuthor(strapi).authorId)
      await logChange(strapi, { action, contentType: context.uid, documentId })
    return result
  })
}
