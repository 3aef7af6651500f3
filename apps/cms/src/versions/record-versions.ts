import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { ChangeAction } from '../change-log/change-actions'
import { logChange } from '../change-log/log-change'
import { defaultLocale } from '../locales'
import { changedStates, type Written } from './changed-states'
import { type EntryState, readStates, stateIn } from './entry-states'
import { isRestoring } from './restoring'
import { versionAuthor } from './version-author'
import type { VersionAction } from './version-model'
import { type Entry, versionsOf } from './versions'

const writes = ['create', 'clone', 'update', 'publish', 'unpublish', 'discardDraft', 'delete']

/** Visitors' messages, the only type without drafts, are deleted for good. */
const hasVersions = (strapi: Core.Strapi, uid: string) =>
  uid.startsWith('api::') && strapi.contentTypes[uid as 'api::page.page']?.options?.draftAndPublish === true

interface Params {
  documentId?: string
  locale?: string | string[]
  status?: string
  data?: { documentId?: string }
}

function writtenBy(action: string, { locale, status }: Params): Written {
  return {
    action: action === 'discardDraft' ? 'discarded' : isRestoring() ? 'restored' : 'saved',
    publishes: action === 'publish' || status === 'published',
    locales: [locale ?? defaultLocale].flat(),
  }
}

/** The versions that a request has saved: one that it then publishes is the same version. */
const savedByRequest = new WeakMap<object, Map<string, number>>()

function savedInRequest(strapi: Core.Strapi) {
  const request = strapi.requestContext.get()
  if (!request) return new Map<string, number>()
  const saved = savedByRequest.get(request) ?? new Map<string, number>()
  savedByRequest.set(request, saved)
  return saved
}

/** What an action is in the change log; nothing where the change was made to the other language. */
function loggedAs(action: VersionAction, before: EntryState[], locale: string): ChangeAction | undefined {
  if (action === 'shared' || action === 'found') return undefined
  return action === 'saved' && !stateIn(before, locale, false) ? 'created' : action
}

async function record(
  strapi: Core.Strapi,
  entry: Entry,
  before: EntryState[],
  after: EntryState[],
  written: Written,
) {
  const versions = versionsOf(strapi)
  const saved = savedInRequest(strapi)
  const author = versionAuthor(strapi)
  const change = randomUUID()
  for (const { state, action } of changedStates(before, after, written)) {
    const key = [entry.documentId, state.locale, state.hash].join()
    const savedId = saved.get(key)
    if (action === 'published' && savedId !== undefined) await versions.rename(savedId, { action })
    else {
      const id = await versions.add(entry, state, { action, change, ...author })
      if (action === 'saved') saved.set(key, id)
    }
    const logged = loggedAs(action, before, state.locale)
    // Outside of requests only the schedule writes, which logs that itself.
    if (logged && strapi.requestContext.get())
      await logChange(strapi, { ...entry, action: logged, locale: state.locale, title: state.title })
    if (action !== 'deleted' && !stateIn(before, state.locale, false))
      await versions.leaveBin(entry, state.locale)
  }
}

/** Stores the states that no version has: they were written before there were versions, by another release or a program. */
async function recordFound(strapi: Core.Strapi, entry: Entry, states: EntryState[]) {
  if (states.length === 0) return
  const versions = versionsOf(strapi)
  const stored = await versions.known(
    entry,
    states.map(({ hash }) => hash),
  )
  const known = new Set(stored.map(({ locale, hash }) => locale + hash))
  const change = randomUUID()
  for (const state of states) {
    const key = state.locale + state.hash
    if (known.has(key)) continue
    known.add(key)
    await versions.add(entry, state, { action: 'found', author: null, authorKind: 'server', change })
  }
}

/**
 * Each change of an entry stores a version of every language that it changed, in the same transaction: what was saved,
 * published or shared, and what was withdrawn or deleted.
 */
export function recordVersions(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    // What is created at the start is found when it is changed.
    if (!writes.includes(action) || !hasVersions(strapi, uid) || !strapi.isLoaded) return next()
    const params = context.params as Params
    const existing = action === 'clone' ? undefined : (params.documentId ?? params.data?.documentId)
    const written = writtenBy(action, params)
    return strapi.db.transaction(async () => {
      const before = existing ? await readStates(strapi, uid, existing) : []
      if (existing) await recordFound(strapi, { contentType: uid, documentId: existing }, before)
      const result = await next()
      const documentId = existing ?? (result as { documentId?: string } | null)?.documentId
      if (!documentId) return result
      const after = await readStates(strapi, uid, documentId)
      await record(strapi, { contentType: uid, documentId }, before, after, written)
      return result
    })
  })
}
