import type { Language } from '@islamic-centre/i18n/locales'
import type { LastGoodValue } from '@islamic-centre/last-good-cache/last-good-value'
import type { ContentChange } from '@islamic-centre/site-contract/content-change'
import { type Dependency, dependsOn } from '../../platform/request-scope.server.ts'
import type { Clients } from '../clients.server.ts'
import type { ContentQuery } from '../content-query.server.ts'
import { contentLocale } from '../in-language.server.ts'
import { fetchAnswer, listRequests } from '../requests.server.ts'
import { confirmEmpty } from './confirm-empty.server.ts'
import { nextExpiry } from './content-expiry.ts'
import { type ContentReader, createEntryReader } from './content-reader.server.ts'
import { createContentValue } from './content-value.server.ts'
import { createListReader } from './list-reader.server.ts'
import { createOutageLog } from './outage-log.server.ts'

type Log = (line: { event: string; content: string; reason?: string }) => void

type ContentCacheOptions = {
  clients: Clients
  file: (name: string) => { load: () => Promise<unknown>; save: (answer: unknown) => Promise<void> }
  /** Milliseconds of a monotonic clock. */
  monotonic: () => number
  log: { error: Log; warn: Log; info: Log }
}

type Entry = {
  query: ContentQuery<unknown>
  language: Language
  reader: ContentReader
  lastGoodValue: LastGoodValue<unknown>
  /** The current state of the value, which responses depend on. */
  dependency: Dependency
}

/** `post` of `api::post.post`. */
const typeName = (type: string): string => type.replace(/^.*\./, '')

/** Caches the published content: one value for each query and language, so that no URL adds one. */
export function createContentCache({ clients, file, monotonic, log }: ContentCacheOptions) {
  const entries = new Map<string, Entry>()
  const outages = createOutageLog(log)
  let version = 0
  let validity: { from: number; expiresAt: number } | undefined

  function createReader(query: ContentQuery<unknown>, language: Language): ContentReader {
    const { name, list } = query
    const locale = contentLocale(language)
    if (!list) return createEntryReader(() => fetchAnswer(query, clients, locale))
    return createListReader({
      requests: listRequests(name, list, clients, locale),
      now: monotonic,
      onDifference(documentIds) {
        for (const { reader, lastGoodValue, ...other } of entries.values()) {
          if (other.query.name !== name || other.language === language) continue
          for (const it of documentIds) reader.entryChanged(it)
          lastGoodValue.invalidate()
        }
      },
    })
  }

  function createEntry(query: ContentQuery<unknown>, language: Language): Entry {
    const { name } = query
    const reader = createReader(query, language)
    const lastGoodValue: LastGoodValue<unknown> = createContentValue({
      name,
      reader,
      confirmEmpty: () => confirmEmpty(entry, entries.values()),
      parse: query.parse,
      file: file(`${name}.${language}`),
      now: monotonic,
      onError: (error) => outages.failed(name, error, language),
      onSuccess: () => outages.succeeded(name, language),
      onDiscarded() {
        const reason = 'One answer differed from those before and after it.'
        log.warn({ event: 'content_answer_discarded', content: name, reason })
      },
      onChange(wasServed) {
        validity = undefined
        if (!wasServed) return
        version += 1
        entry.dependency.isCurrent = false
        entry.dependency = { isCurrent: true }
      },
    })
    const entry: Entry = { query, language, reader, lastGoodValue, dependency: { isCurrent: true } }
    return entry
  }

  function latest<Value>({ name }: ContentQuery<Value>): Value | undefined {
    for (const { query, lastGoodValue } of entries.values()) {
      const value = query.name === name ? lastGoodValue.current() : undefined
      // A value under this name was parsed by this query.
      if (value !== undefined) return value as Value
    }
    return undefined
  }

  function momentsOf({ query, lastGoodValue }: Entry, now: number): number[] {
    const value = lastGoodValue.current()
    return value === undefined ? [] : (query.moments?.(value, now, latest) ?? [])
  }

  return {
    /** The query's value in one language, which the current response then depends on. Rejects with `NeverFetchedError` where there never was a good one. */
    read<Value>(query: ContentQuery<Value>, language: Language): Promise<Value> {
      const key = `${query.name} ${language}`
      const entry = entries.get(key) ?? createEntry(query as ContentQuery<unknown>, language)
      entries.set(key, entry)
      // Before the value is read: a change meanwhile ends the state.
      dependsOn(entry.dependency)
      // The value under this key was parsed by this query.
      return entry.lastGoodValue.get() as Promise<Value>
    },
    /** Fetches again at once what a change concerns: the entry, or the entries that show the file. */
    invalidate({ event, type, documentId }: ContentChange) {
      const isFile = event.startsWith('media.')
      for (const { query, reader, lastGoodValue } of entries.values()) {
        if (isFile ? !reader.fileChanged(documentId) : typeName(type) !== query.type) continue
        if (!isFile) reader.entryChanged(documentId)
        lastGoodValue.invalidate()
      }
    },
    /** Checks every value for changes at once. */
    invalidateAll() {
      for (const { lastGoodValue } of entries.values()) lastGoodValue.invalidate()
    },
    /** Fetches the values that are due: a minute after the last reading, two seconds after a failure. */
    refreshIfDue() {
      for (const { lastGoodValue } of entries.values()) lastGoodValue.refreshIfDue()
    },
    /** Changes when a value changes that pages were made of. */
    version: () => String(version),
    /** When pages change without an edit, after `now`; both in milliseconds since 1970. */
    expiresAt(now: number): number {
      // After the clock was set back, moments that had passed are ahead again.
      if (validity === undefined || now < validity.from || now >= validity.expiresAt)
        validity = {
          from: now,
          expiresAt: nextExpiry(
            [...entries.values()].flatMap((it) => momentsOf(it, now)),
            now,
          ),
        }
      return validity.expiresAt
    },
  }
}
