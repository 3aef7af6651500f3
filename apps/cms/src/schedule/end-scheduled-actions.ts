import { isDeepStrictEqual } from 'node:util'
import type { Core, UID } from '@strapi/strapi'
import { nameOfAdministrator } from '../accounts/name-of-administrator'
import { logChange } from '../change-log/log-change'
import { type DocumentChange, inLanguages, isPublishing } from '../document-changes'
import { defaultLocale } from '../locales'
import { accessOf, draftOf } from '../panel-entries/entry-access'
import type { Context } from '../panel-entries/panel-routes'
import { sharedValuesOfDrafts } from '../shared-fields/share-between-languages'
import { titleOf } from '../versions/entry-content'
import type { ScheduledAction } from './scheduled-action-model'
import { scheduledActionsOf } from './scheduled-actions'

type Change = DocumentChange & { uid: string }

/** The rows that a change ends: an editor did by hand what was scheduled, or the entry is gone. */
function endedBy(change: Change): object | undefined {
  if (change.action === 'delete') return {}
  const isOpen = { state: { $ne: 'done' } }
  if (isPublishing(change)) return { ...isOpen, action: 'publish' }
  return change.action === 'unpublish' ? { ...isOpen, action: 'unpublish' } : undefined
}

/** The request of a signed-in user of the panel. */
function panelRequest(strapi: Core.Strapi): Context | undefined {
  const request = strapi.requestContext.get() as Context | undefined
  return request?.state.userAbility ? request : undefined
}

/** Which drafts a change may have altered is known by comparing them, since languages share fields. */
async function stopChanged<Result>(
  strapi: Core.Strapi,
  request: Context,
  scheduled: ScheduledAction[],
  locale: string,
  apply: () => Promise<Result>,
) {
  const [{ contentType = '', documentId = '' } = {}] = scheduled
  const sharedValues = () => sharedValuesOfDrafts(strapi, contentType as UID.ContentType, documentId)
  const before = await sharedValues()
  const result = await apply()
  const draft = await draftOf(strapi, { contentType, documentId, locale })
  if (!draft || accessOf(strapi, request, contentType, draft).mayPublish) return result
  const after = await sharedValues()
  for (const row of scheduled) {
    const isSame = isDeepStrictEqual(before.get(row.locale), after.get(row.locale))
    if (row.locale === locale || !isSame) {
      const by = nameOfAdministrator(request.state.user)
      await scheduledActionsOf(strapi).fail(row, { kind: 'changed', by }, new Date())
      const title = row.locale === locale ? titleOf(draft) : null
      const change = { contentType, documentId, locale: row.locale, title, plannedAt: row.at }
      await logChange(strapi, { ...change, action: 'scheduleFailed' })
    }
  }
  return result
}

/**
 * Ends what is scheduled for an entry that is published or unpublished by hand, or deleted. A draft that is changed by
 * someone who may not publish it is not published at its time, since nobody who may has seen it.
 */
export function endScheduledActions(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const change = context as unknown as Change
    const { documentId, locale = defaultLocale } = change.params
    const ended = endedBy(change)
    const request = panelRequest(strapi)
    const isDraftChange = request && (change.action === 'update' || change.action === 'discardDraft')
    if (!documentId || !(ended || isDraftChange)) return next()

    const actions = scheduledActionsOf(strapi)
    const entry = { contentType: change.uid, documentId }
    const rows = await actions.find(entry)
    if (rows.length === 0) return next()
    return strapi.db.transaction(async () => {
      if (ended) {
        const result = await next()
        await actions.remove({ ...entry, ...inLanguages(locale), ...ended })
        return result
      }
      const scheduled = rows.filter((it) => it.action === 'publish' && it.state === 'scheduled')
      if (!request || scheduled.length === 0) return next()
      return stopChanged(strapi, request, scheduled, String(locale), async () => next())
    })
  })
}
