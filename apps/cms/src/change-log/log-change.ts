import type { Core } from '@strapi/strapi'
import { changeAuthor } from './change-author'
import { changeLogOf } from './change-log'
import type { Change, ChangeAuthor } from './logged-change'

export type NewChange = Change & { by?: ChangeAuthor }

/** What requests have changed so far. It is written when they are answered, so that each change has one row. */
const pending = new WeakMap<object, NewChange[]>()

/** Never throws: the change is made, whether or not it can be logged. */
async function write(strapi: Core.Strapi, changes: NewChange[]) {
  try {
    for (const { by = changeAuthor(strapi), ...change } of changes)
      await changeLogOf(strapi).add({ ...change, ...by })
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string }
    strapi.log.error(`The change log could not be written: ${code ?? name}`)
  }
}

const placeOf = ({ contentType, documentId, locale }: Change) => [contentType, documentId, locale].join()

/** Each change of an entry once; a save that the same request published is a publication. */
function distinctChanges(changes: NewChange[]): NewChange[] {
  const published = new Set(changes.filter(({ action }) => action === 'published').map(placeOf))
  const seen = new Set<string>()
  return changes.filter((change) => {
    if (!change.documentId) return true
    if (change.action === 'saved' && published.has(placeOf(change))) return false
    const key = change.action + placeOf(change)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Logs a change once it is committed: in a request when that is answered, otherwise at once. */
export async function logChange(strapi: Core.Strapi, change: NewChange) {
  const request = strapi.requestContext.get()
  const changes = request && pending.get(request)
  const log = async () => {
    if (changes) changes.push(change)
    else await write(strapi, [change])
  }
  if (!strapi.db.inTransaction()) await log()
  else
    await strapi.db.transaction(async ({ onCommit }) => {
      onCommit(log)
    })
}

/** Runs a request and writes what it has changed. */
export async function logRequest(strapi: Core.Strapi, request: object, answer: () => Promise<void>) {
  const changes: NewChange[] = []
  pending.set(request, changes)
  try {
    await answer()
  } finally {
    pending.delete(request)
    await write(strapi, distinctChanges(changes))
  }
}
