import type { Core } from '@strapi/strapi'
import { centrePlace, forgetPlace, isOfPlace } from './centre-place'
import { storedSchedule } from './read-schedule'
import { postModel } from './set-occurrence'
import { type ShownOccurrence, shownOccurrence } from './shown-occurrence'

/** Sent with the `documentId` of a published entry whose next occurrence is another one. */
export const occurrenceMoved = 'occurrences.moved'

const name = 'moveOccurrences'
/** Every ten seconds, which costs nothing until an occurrence is over. */
const rule = '*/10 * * * * *'
/** Another process that shares the database may have written a schedule. */
const mostMs = 600_000

const writes = ['create', 'clone', 'update', 'publish', 'unpublish', 'discardDraft', 'delete']

interface Row {
  id: number
  documentId: string
  startsAt: string | null
  endsAt: string | null
  publishedAt: string | null
  schedule: unknown
}

const isAt = (stored: string | null, moment: Date | null) =>
  stored === null || moment === null ? stored === moment : new Date(stored).getTime() === moment.getTime()

/**
 * Writes the next occurrence of every schedule into the rows, drafts and published, in all languages. The query leaves
 * `updatedAt` as it is: a draft would appear as edited.
 * @returns when the next one is over, in ms
 */
async function moveDue(strapi: Core.Strapi, now: Date): Promise<number> {
  const posts = strapi.db.query(postModel)
  const rows: Row[] = await posts.findMany({
    select: ['id', 'documentId', 'startsAt', 'endsAt', 'publishedAt', 'schedule'],
    where: { schedule: { $notNull: true } },
  })
  const place = await centrePlace(strapi)
  // Languages share a schedule, and mostly a draft and what is published do.
  const known = new Map<string, ShownOccurrence | undefined>()
  const shownOf = (value: unknown) => {
    const key = JSON.stringify(value)
    if (!known.has(key)) {
      const schedule = storedSchedule(value)
      known.set(key, schedule && shownOccurrence(schedule, now, place))
    }
    return known.get(key)
  }
  const moved = new Set<string>()
  let due = now.getTime() + mostMs
  for (const row of rows) {
    const shown = shownOf(row.schedule)
    if (!shown) continue
    const { startsAt, endsAt, until } = shown
    if (until) due = Math.min(due, until.getTime())
    if (isAt(row.startsAt, startsAt) && isAt(row.endsAt, endsAt)) continue
    const { count } = await posts.updateMany({ where: { id: row.id }, data: { startsAt, endsAt } as never })
    if (count > 0 && row.publishedAt) moved.add(row.documentId)
  }
  for (const documentId of moved) await strapi.eventHub.emit(occurrenceMoved, { documentId })
  return due
}

/** Moves start and end of an entry to its next occurrence, within seconds of the end of the last or of a change. */
export function moveOccurrences(strapi: Core.Strapi) {
  /** In ms; at the start all that became due meanwhile is. */
  let due = 0
  let changes = 0
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const { uid, action } = context
    if (!writes.includes(action) || (uid !== postModel && !isOfPlace(uid))) return result
    await strapi.db.transaction(({ onCommit }) =>
      onCommit(() => {
        if (isOfPlace(uid)) forgetPlace(strapi)
        changes++
        due = 0
      }),
    )
    return result
  })

  let running: Promise<void> | undefined
  const move = async (now: Date) => {
    const before = changes
    const next = await moveDue(strapi, now)
    // What changed meanwhile was perhaps not read.
    if (changes === before) due = next
  }
  const task = async () => {
    const now = new Date()
    if (!strapi.isLoaded || now.getTime() < due) return
    running ??= move(now)
      .catch((error) => {
        strapi.log.error('The occurrences could not be moved', error)
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
