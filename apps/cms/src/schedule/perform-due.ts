import type { Core } from '@strapi/strapi'
import type { ChangeAction } from '../change-log/change-actions'
import { logChange } from '../change-log/log-change'
import { draftOf } from '../panel-entries/entry-access'
import type { PublicType } from '../public-types'
import { titleOf } from '../versions/entry-content'
import { reasonOfError } from './failure-reason'
import { publishDraft } from './publish-draft'
import type { ScheduledAction } from './scheduled-action-model'
import { scheduledActionsOf } from './scheduled-actions'

const name = 'performScheduledActions'
/** Every ten seconds. */
const rule = '*/10 * * * * *'
/** Unexpected errors until it counts as failed: a few minutes. */
const maxAttempts = 20

/** Another process is still at what comes before. */
class NotYet extends Error {}

const entryOf = ({ contentType, documentId, locale }: ScheduledAction) =>
  [contentType, documentId, locale].join()

/**
 * Marks a row as done and does it in the same transaction, so that a process that is killed leaves both or neither. The
 * row is marked first: another process waits for that, and then finds nothing left to do.
 */
async function perform(strapi: Core.Strapi, row: ScheduledAction, now: Date) {
  const actions = scheduledActionsOf(strapi)
  return strapi.db.transaction(async () => {
    if (!(await actions.claim(row, now))) return false
    if (await actions.hasEarlier(row)) throw new NotYet()
    const { contentType, documentId, locale } = row
    if (row.action === 'publish') await publishDraft(strapi, row)
    else await strapi.documents(contentType as PublicType).unpublish({ documentId, locale })
    return true
  })
}

async function log(strapi: Core.Strapi, row: ScheduledAction, action: ChangeAction) {
  const { contentType, documentId, locale, at: plannedAt } = row
  const draft = await draftOf(strapi, row)
  const title = draft && titleOf(draft)
  await logChange(strapi, { action, contentType, documentId, locale, title, plannedAt })
}

async function performDue(strapi: Core.Strapi, now: Date) {
  const actions = scheduledActionsOf(strapi)
  /** Entries with something that comes before and is not done yet. */
  const waiting = new Set<string>()
  for (const row of await actions.due(now)) {
    if (waiting.has(entryOf(row))) continue
    try {
      if (await perform(strapi, row, now)) await log(strapi, row, `${row.action}edOnTime`)
    } catch (error) {
      if (error instanceof NotYet) continue
      const reason = reasonOfError(error)
      if (!reason) strapi.log.error(`Not done at its time: ${row.action} of ${entryOf(row)}`, error)
      if (reason || row.attempts + 1 >= maxAttempts) {
        await actions.fail(row, reason ?? { kind: 'error' }, now)
        await log(strapi, row, 'scheduleFailed')
      } else {
        waiting.add(entryOf(row))
        await actions.countAttempt(row)
      }
    }
  }
}

/** Publishes and unpublishes what is due: within seconds of its time, or of the start after it. */
export function performScheduledActions(strapi: Core.Strapi) {
  let running: Promise<void> | undefined
  const task = async () => {
    // What is published before the server is loaded is not reported to the site.
    if (!strapi.isLoaded) return
    running ??= performDue(strapi, new Date())
      .catch((error) => {
        strapi.log.error('The schedule could not be read', error)
      })
      .finally(() => {
        running = undefined
      })
    await running
  }
  strapi.cron.add({ [name]: { task, options: { rule } } })

  const destroy = strapi.destroy.bind(strapi)
  strapi.destroy = async () => {
    strapi.cron.remove(name)
    await running
    await destroy()
  }
}
