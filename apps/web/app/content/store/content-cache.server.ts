import type { Language } from '@islamic-centre/i18n/locales'
import type { LastGoodValue } from '@islamic-centre/last-good-cache/last-good-value'
import type { ContentChange } from '@islamic-centre/site-contract/content-change'
import { beginningOf, dayOf, noonOf } from '../../dates/civil-day.ts'
import type { Clients } from '../clients.server.ts'
import type { ContentQuery } from '../content-query.server.ts'
import { contentLocale } from '../in-language.server.ts'
import { fetchAnswer, listRequests } from '../requests.server.ts'
import { type ContentReader, createEntryReader, isEmpty } from './content-reader.server.ts'
import { createContentValue } from './content-value.server.ts'
import { createListReader } from './list-reader.server.ts'

type Log = (line: { event: string; content: string; reason?: string }) => void

type ContentCacheOptions = {
  clients: Clients
  file: (name: string) => { load: () => Promise<unknown>; save: (answer: unknown) => Promise<void> }
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds of a clock that is never set: what is due is measured by it. */
  monotonic: () => number
  log: { error: Log; warn: Log; info: Log }
}

type Entry = {
  query: ContentQuery<unknown>
  language: Language
  reader: ContentReader
  lastGoodValue: LastGoodValue<unknown>
}

const day = 24 * 60 * 60 * 1000

/** The next midnight of the centre. */
const nextMidnight = (now: number): number =>
  beginningOf(dayOf(new Date(noonOf(dayOf(new Date(now))).getTime() + day))).getTime()

/** `post` of `api::post.post`. */
const typeName = (type: string): string => type.replace(/^.*\./, '')

/** Caches the published content, one value a query and language: so many there are, and no address makes more. */
export function createContentCache({ clients, file, now, monotonic, log }: ContentCacheOptions) {
  const entries = new Map<string, Entry>()
  const failing = new Map<string, Set<Language>>()
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
    const away = failing.get(query.name) ?? new Set()
    failing.set(query.name, away)
    const reader = createReader(query, language)
    const lastGoodValue: LastGoodValue<unknown> = createContentValue({
      name: query.name,
      reader,
      confirmEmpty: () => confirmEmpty({ query, language, reader, lastGoodValue }),
      parse: query.parse,
      file: file(`${query.name}.${language}`),
      now: monotonic,
      onError(error) {
        if (away.size === 0)
          log.error({
            event: 'content_unavailable',
            content: query.name,
            reason: error instanceof Error ? error.message : String(error),
          })
        away.add(language)
      },
      onSuccess() {
        if (away.delete(language) && away.size === 0)
          log.info({ event: 'content_available', content: query.name })
      },
      onDiscarded() {
        const reason = 'One answer differed from those before and after it.'
        log.warn({ event: 'content_answer_discarded', content: query.name, reason })
      },
      onChange(wasServed) {
        validity = undefined
        if (wasServed) version += 1
      },
    })
    return { query, language, reader, lastGoodValue }
  }

  /**
   * An editor who withdraws the last entry leaves others; a content server without its database has none at all. So a
   * list that is empty now is accepted while another list still has entries, and a single entry that is gone while
   * another is there; where there were no others it cannot be decided, and it is accepted. Rejects where it is not accepted.
   */
  async function confirmEmpty({ query, language, lastGoodValue }: Entry) {
    const isList = Array.isArray(lastGoodValue.current())
    const others = [...entries.values()].filter(
      (it) =>
        it.query.name !== query.name &&
        it.language === language &&
        !isEmpty(it.lastGoodValue.current()) &&
        Array.isArray(it.lastGoodValue.current()) === isList,
    )
    if (others.length === 0) return
    for (const other of others) {
      // One that cannot be read decides nothing.
      const isGone = await other.reader.isGone().catch(() => true)
      if (!isGone) return
    }
    throw new Error('It is empty, and so is all else that there was.')
  }

  function momentsOf({ query, lastGoodValue }: Entry): number[] {
    const value = lastGoodValue.current()
    return value === undefined ? [] : (query.moments?.(value) ?? [])
  }

  return {
    /** The query's value in one language. Rejects with `NeverFetchedError` where there never was a good one. */
    read<Value>(query: ContentQuery<Value>, language: Language): Promise<Value> {
      const key = `${query.name} ${language}`
      const entry = entries.get(key) ?? createEntry(query as ContentQuery<unknown>, language)
      entries.set(key, entry)
      // Only what this query parsed is cached under its name.
      return entry.lastGoodValue.get() as Promise<Value>
    },
    /** Fetches again at once what a change concerns: the entry, or what shows the file. */
    invalidate({ event, type, documentId }: ContentChange) {
      const isFile = event.startsWith('media.')
      for (const { query, reader, lastGoodValue } of entries.values()) {
        if (isFile ? !reader.fileChanged(documentId) : typeName(type) !== query.type) continue
        if (!isFile) reader.entryChanged(documentId)
        lastGoodValue.invalidate()
      }
    },
    /** Looks at once for what may have changed, where nobody knows what. */
    invalidateAll() {
      for (const { lastGoodValue } of entries.values()) lastGoodValue.invalidate()
    },
    /** Fetches what is due: after a minute, and sooner after a failure. */
    refreshIfDue() {
      for (const { lastGoodValue } of entries.values()) lastGoodValue.refreshIfDue()
    },
    /** `version` is another when something that pages were made of is another; `expiresAt` is when time alone changes them. */
    version(): { version: string; expiresAt: Date } {
      const present = now()
      // A clock that was set back makes moments of the past moments to come.
      if (validity === undefined || present < validity.from || present >= validity.expiresAt) {
        const expiresAt = [...entries.values()]
          .flatMap(momentsOf)
          .reduce((first, it) => (it > present && it < first ? it : first), nextMidnight(present))
        validity = { from: present, expiresAt }
      }
      return { version: String(version), expiresAt: new Date(validity.expiresAt) }
    },
  }
}
