import type { Core } from '@strapi/strapi'
import { deathNotice } from '../field-checks/death-notice'
import { scheduledActionsOf } from '../schedule/scheduled-actions'

/**
 * A death notice that is unpublished in one language is unpublished in all of them: without its own text the site would show
 * that of the other language, and the family would still be named. A publication that was planned before somebody withdrew it
 * would bring it back.
 */
export function withdrawAllLanguages(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== deathNotice || context.action !== 'unpublish') return next()
    const { documentId } = context.params as { documentId: string }
    return strapi.db.transaction(async () => {
      const result = await next()
      const left: { locale: string } | null = await strapi.db
        .query(deathNotice)
        .findOne({ select: ['locale'], where: { documentId, publishedAt: { $notNull: true } } })
      if (left) await strapi.documents(deathNotice).unpublish({ documentId, locale: left.locale })
      if (strapi.requestContext.get())
        await scheduledActionsOf(strapi).remove({
          contentType: deathNotice,
          documentId,
          action: 'publish',
          state: { $ne: 'done' },
        })
      return result
    })
  })
}
