import { type Language, languages } from '@islamic-centre/i18n/locales'
import { NeverFetchedError } from '@islamic-centre/last-good-cache/last-good-value'
import { retryAfter } from '@islamic-centre/site-contract/retry-after'
import { data } from 'react-router'
import { limitedLog } from '../platform/limited-log.server.ts'
import { requestScope } from '../platform/request-scope.server.ts'
import { type ContentQuery, InvalidContent } from './content-query.server.ts'
import { type InLanguage, preference, preferLanguage, type Translated } from './in-language.server.ts'
import { memoizeLists } from './memoize.server.ts'
import type { Source } from './sources.server.ts'

/** A list that could not be read; always the same one, so that what is made of it is found by its identity. */
export const none: readonly never[] = []

/**
 * What a page can do without. A failure leaves it out: the visitor sees the rest of the page, the operator one line of
 * the log.
 */
export async function optional<Part, Absent = undefined>(
  name: string,
  reading: Promise<Part>,
  absent?: Absent,
): Promise<Part | Absent> {
  try {
    return await reading
  } catch (error) {
    // Nobody waits for the page.
    if (error instanceof Error && error.name === 'AbortError') throw error
    const scope = requestScope()
    if (scope) scope.missing += 1
    // The cache has logged an outage already.
    if (!(error instanceof NeverFetchedError))
      limitedLog.error(
        {
          event: 'content_unavailable',
          content: name,
          reason: error instanceof Error ? error.message : String(error),
        },
        name,
      )
    // Undefined where nothing else is named.
    return absent as Absent
  }
}

/**
 * What a page cannot do without, of a list the record with this slug. Where its reading failed the page has
 * status 503, which neither a cache nor a search engine stores; an empty list is no failure. Where a list has no such
 * record the page has status 404.
 */
export function required<Content>(content: Content | undefined): Content
export function required<Entry extends { slug: string }>(
  entries: readonly Entry[] | undefined,
  record: { slug: string },
): Entry
export function required(content: unknown, record?: { slug: string }): unknown {
  if (content === undefined)
    throw data('The content server gave nothing.', {
      status: 503,
      headers: { 'Retry-After': retryAfter.contentServer },
    })
  if (!record) return content
  const found = Array.isArray(content) ? content.find((it) => it.slug === record.slug) : undefined
  if (!found) throw data('There is no such record.', { status: 404 })
  return found
}

/** The same of each language. */
export const eachLanguage = async <Value>(read: (language: Language) => Promise<Value>) =>
  Object.fromEntries(await Promise.all(languages.map(async (it) => [it, await read(it)] as const))) as Record<
    Language,
    Value
  >

/**
 * A query in each language, for a page in one: only a failure in that language is one, what cannot be read in another
 * is as if it were not written.
 */
export const readTranslations = <Value, Absent>(
  { read }: Source,
  query: ContentQuery<Value>,
  language: Language,
  absent: Absent,
): Promise<Record<Language, Value | Absent>> =>
  eachLanguage((it) => (it === language ? read(query, it) : optional(query.name, read(query, it), absent)))

/**
 * Returns the `read` of a list: each entry once, in the visitor's language where it is written in it, filtered and sorted
 * by `arrange`. Lists that have not changed are not arranged again.
 */
export function mergedList<Entry extends { documentId: string }, Item>(
  query: ContentQuery<Entry[]>,
  arrange: (entries: Translated<Entry>[]) => readonly Item[],
) {
  const merged = memoizeLists((language, lists: Record<Language, readonly Entry[]>) =>
    arrange(preferLanguage(language, lists)),
  )
  return async (source: Source, language: Language) =>
    merged(language, await readTranslations(source, query, language, none))
}

/** Undefined where it is not written, or so that nothing of it can be shown. */
async function readWritten<Entry>({ read }: Source, query: ContentQuery<Entry | null>, language: Language) {
  try {
    return (await read(query, language)) ?? undefined
  } catch (error) {
    const reason = error instanceof NeverFetchedError ? error.cause : error
    if (reason instanceof InvalidContent) return undefined
    throw error
  }
}

/** A single entry in the visitor's language, in another where there is no translation, or undefined where there is none at all. */
export async function readEntry<Entry extends object>(
  source: Source,
  query: ContentQuery<Entry | null>,
  language: Language,
): Promise<InLanguage<Entry> | undefined> {
  for (const from of preference(language)) {
    const entry = await readWritten(source, query, from)
    if (entry) return { ...entry, language: from }
  }
  return undefined
}

/**
 * A single entry in every language, for one whose parts are translated apart. Where none was found and one could not be
 * read, nobody knows whether it is written: that is a failure.
 */
export async function readEntryTranslations<Entry extends object>(
  source: Source,
  query: ContentQuery<Entry | null>,
  language: Language,
): Promise<Record<Language, Entry | undefined>> {
  let failure: unknown
  const found = await eachLanguage((it) => {
    const reading = readWritten(source, query, it).catch((error: unknown) => {
      failure = error
      throw error
    })
    return it === language ? reading : optional(query.name, reading)
  })
  if (failure && !Object.values(found).some(Boolean)) throw failure
  return found
}
