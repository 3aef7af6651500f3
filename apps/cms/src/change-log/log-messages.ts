import type { Core } from '@strapi/strapi'
import { visitorTypes } from '../public-types'
import { changeAuthor } from './change-author'
import { logChange } from './log-change'

const actions: Record<string, 'saved' | 'deleted'> = { update: 'saved', delete: 'deleted' }

/** Logs that an editor changed or deleted what a visitor wrote, and nothing of what is in it. */
export function logMessages(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const action = actions[context.action]
    const { documentId } = context.params as { documentId?: string }
    const isOfVisitor = (visitorTypes as readonly string[]).includes(context.uid)
    if (isOfVisitor && action && documentId && changeAuthor(strapi).authorId)
      await logChange(strapi, { action, contentType: context.uid, documentId })
    return result
  })
}
