import { type EntryState, stateIn } from './entry-states'
import type { VersionAction } from './version-model'

export interface Written {
  /** What happens to the drafts of the languages below. */
  action: 'saved' | 'discarded' | 'restored'
  publishes: boolean
  /** `*` for all. */
  locales: string[]
}

/** The states that a change made or ended, each once, with what happened to it. */
export function changedStates(
  before: EntryState[],
  after: EntryState[],
  { action, publishes, locales }: Written,
): { state: EntryState; action: VersionAction }[] {
  const languages = new Set([...before, ...after].map(({ locale }) => locale))
  return [...languages].flatMap((locale) => {
    const isWritten = locales.includes('*') || locales.includes(locale)
    const [oldDraft, draft] = [stateIn(before, locale, false), stateIn(after, locale, false)]
    const [oldPublic, published] = [stateIn(before, locale, true), stateIn(after, locale, true)]
    const ended = oldDraft ?? oldPublic
    if (!draft && !published) return ended ? [{ state: ended, action: 'deleted' as const }] : []

    const found: { state: EntryState; action: VersionAction }[] = []
    const isPublished = publishes && isWritten && published
    if (draft && draft.hash !== oldDraft?.hash && !(isPublished && published.hash === draft.hash))
      found.push({ state: draft, action: isWritten ? action : 'shared' })
    if (isPublished) found.push({ state: published, action: 'published' })
    else if (published && published.hash !== oldPublic?.hash && published.hash !== draft?.hash)
      found.push({ state: published, action: 'shared' })
    if (oldPublic && !published) found.push({ state: oldPublic, action: 'unpublished' })
    return found
  })
}
