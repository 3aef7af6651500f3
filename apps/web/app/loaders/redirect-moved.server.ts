import type { Language } from '@islamic-centre/i18n/locales'
import { isSitePage, postKinds, type RecordKind } from '@islamic-centre/site-contract/site-paths'
import { redirect } from 'react-router'
import type { Content } from '../content/content.server.ts'
import { freePagePath, recordPath } from '../paths/site-pages.ts'

type Entry = { documentId: string; slug: string; path: string }

/** The kinds of which a record may have had an address of this kind: an editor can change the kind of a post. */
const kindsBeside = (kind: RecordKind): readonly RecordKind[] =>
  postKinds.some((it) => it === kind) ? postKinds : [kind]

async function recordEntries({ language, records, sounds }: Content, kind: RecordKind): Promise<Entry[]> {
  const lists = await Promise.all(
    kindsBeside(kind).map(async (of) =>
      ((await records(of)) ?? []).map(({ documentId, slug }) => ({
        documentId,
        slug,
        path: recordPath(language, of, slug),
      })),
    ),
  )
  if (kind !== 'lecture') return lists.flat()
  const tracks = Object.values((await sounds()) ?? {}).flat()
  // The id of a track is its documentId and its language.
  const recordings = tracks.map(({ id, slug }) => ({
    documentId: id.slice(0, id.lastIndexOf('-')),
    slug,
    path: recordPath(language, kind, slug),
  }))
  return [...lists.flat(), ...recordings]
}

async function pageEntries({ language, freePages }: Content): Promise<Entry[]> {
  const pages = ((await freePages()) ?? []).filter(({ slug }) => !isSitePage(slug))
  return pages.map(({ documentId, slug }) => ({ documentId, slug, path: freePagePath(language, slug) }))
}

const pathOf = (language: Language, kind: RecordKind | 'page', slug: string) =>
  kind === 'page' ? freePagePath(language, slug) : recordPath(language, kind, slug)

/**
 * For an address that no entry has: throws the permanent redirect to the post that has its slug as another kind, or to the
 * entry that had it last, if there is one. What follows the slug in the path, as that of a file, and the query stay. Called
 * before a 404, so other requests cost nothing.
 */
export async function redirectMoved(content: Content, url: URL, kind: RecordKind | 'page', slug: string) {
  const previous = await content.previousAddresses()
  const owners = (previous?.addresses ?? []).filter((it) => it.slug === slug)
  const mayBeOtherKind = kind !== 'page' && kindsBeside(kind).length > 1
  if (owners.length === 0 && !mayBeOtherKind) return
  const entries = await (kind === 'page' ? pageEntries(content) : recordEntries(content, kind))
  const old = pathOf(content.language, kind, slug)
  const ofOtherKind = entries.find((it) => it.slug === slug && it.path !== old)?.path
  const path =
    ofOtherKind ??
    owners
      .map(({ documentId }) => entries.find((it) => it.documentId === documentId)?.path)
      .find((it) => it !== undefined)
  // Without this check the redirect of an entry that was just renamed back could lead to itself.
  if (!path || path === old) return
  const below = url.pathname.startsWith(`${old}/`) ? url.pathname.slice(old.length) : ''
  throw redirect(path + below + url.search, 301)
}
