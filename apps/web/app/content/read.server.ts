import { type Language, languages } from '@islamic-centre/i18n/locales'
import { NeverFetchedError } from '@islamic-centre/last-good-cache/last-good-value'
import { retryAfter } from '@islamic-centre/node-server/retry-after'
import { data } from 'react-router'
import { errorMessage } from '../platform/error-message.ts'
import { limitedLog } from '../platform/limited-log.server.ts'
import { requestScope } from '../platform/request-scope.server.ts'
import { type ContentQuery, InvalidContent } from './content-query.server.ts'
import { type InLanguage, preference, preferLanguage, type Translated } from './in-language.server.ts'
import { memoizeLists } from './memoize.server.ts'
import type { Source } from './sources.server.ts'

/** The value of a list that could not be read; always the same object, so that results are memoized by identity. */
export const none: readonly never[] = []

/** Content that a page can be shown without: a failure is logged, and the value is `absent`. */
export async function optional<Part, Absent = undefined>(
  name: string,
  reading: Promise<Part>,
  absent?: Absent,
): Promise<Part | Absent> {
  try {
    return await reading
  } catch (error) {
    // The visitor has closed the connection.
    if (error instanceof Error && error.name === 'AbortError') throw error
    const scope = requestScope()
    if (scope) scope.missing += 1
    // The cache has logged an outage already.
    if (!(error instanceof NeverFetchedError))
      limitedLog.error(
        {
          event: 'content_unavailable',
          content: name,
          reason: errorMessage(error),
        },
        name,
      )
    return absent as Absent
  }
}

/**
 * Content that a page cannot be shown without; of a list, with `record`, the entry with this slug. Throws status 503,
 * which no cache or search engine stores, where it could not be read, and 404 where the list has no such entry.
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

/** The result of `read` for each language. */
export const eachLanguage = async <Value>(read: (language: Language) => Promise<Value>) =>
  Object.fromEntries(await Promise.all(languages.map(async (it) => [it, await read(it)] as const))) as Record<
    Language,
    Value
  >

/**
 * A query in each language, for a page in one of them. A failure in the page's language rejects; a failure in another gives
 * `absent`.
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

/** The entry in this language; undefined where it is not written or not valid. */
async function readWritten<Entry>({ read }: Source, query: ContentQuery<Entry | null>, language: Language) {
  try {
    return (await read(query, language)) ?? undefined
  } catch (error) {
    const reason = error instanceof NeverFetchedError ? error.cause : error
    if (reason instanceof InvalidContent) return undefined
    throw error
  }
}

/** A single entry in the visitor's language, else in another; undefined where there is none. */
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
 * A single entry in every language, where each of its fields may be translated or not. Rejects where no language has it
 * and one could not be read.
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
