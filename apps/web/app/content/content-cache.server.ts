import type { Language } from '@islamic-centre/i18n/locales'
import { beginningOf, dayOf, noonOf } from '../dates/civil-day.ts'
import type { ContentChange } from './content-changed.server.ts'
import type { ContentQuery } from './content-query.server.ts'
import { createLastGoodValue, type LastGoodValue } from './last-good-value.server.ts'

type Log = (line: { event: string; content: string; reason?: string }) => void

type Keeping = {
  ask: (block: ContentQuery<unknown>, language: Language) => Promise<unknown>
  file: (name: string) => { load: () => Promise<unknown>; save: (answer: unknown) => Promise<void> }
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds of a clock that is never set: what is due is measured by it. */
  monotonic: () => number
  log: { error: Log; warn: Log; info: Log }
}

type Entry = { block: ContentQuery<unknown>; language: Language; kept: LastGoodValue<unknown> }

const day = 24 * 60 * 60 * 1000

/** The next midnight of the centre. */
const nextMidnight = (now: number): number =>
  beginningOf(dayOf(new Date(noonOf(dayOf(new Date(now))).getTime() + day))).getTime()

/** `post` of `api::post.post`. */
const typeName = (type: string): string => type.replace(/^.*\./, '')

/** Whether an answer, or what was parsed of one, is an empty list or no entry. */
const isNothing = (it: unknown): boolean =>
  it === undefined || it === null || (Array.isArray(it) && it.length === 0)

/** Keeps the published content, one value a block and language: so many there are, and no address makes more. */
export function createContentCache({ ask, file, now, monotonic, log }: Keeping) {
  const entries = new Map<string, Entry>()
  const failing = new Map<string, Set<Language>>()
  let version = 0
  let boundary: { from: number; until: number } | undefined

  function keep(block: ContentQuery<unknown>, language: Language): Entry {
    const away = failing.get(block.name) ?? new Set()
    failing.set(block.name, away)
    const kept: LastGoodValue<unknown> = createLastGoodValue({
      name: block.name,
      ask: () => ask(block, language),
      isEmpty: isNothing,
      acceptEmpty: () => believeEmptied({ block, language, kept }),
      parse: block.parse,
      file: file(`${block.name}.${language}`),
      now: monotonic,
      onFailure(error) {
        if (away.size === 0)
          log.error({
            event: 'content_unavailable',
            content: block.name,
            reason: error instanceof Error ? error.message : String(error),
          })
        away.add(language)
      },
      onSuccess() {
        if (away.delete(language) && away.size === 0)
          log.info({ event: 'content_available', content: block.name })
      },
      onDiscarded() {
        const reason = 'One answer differed from those before and after it.'
        log.warn({ event: 'content_answer_discarded', content: block.name, reason })
      },
      onChange(seen) {
        boundary = undefined
        if (seen) version += 1
      },
    })
    return { block, language, kept }
  }

  /**
   * An editor who withdraws the last entry leaves others; a content server without its database has none at all. So a
   * list that is empty now is believed while another list still has entries, and a single entry that is gone while
   * another is there; where there were no others nobody can tell. Throws where it is not believed.
   */
  async function believeEmptied({ block, language, kept }: Entry) {
    const isList = Array.isArray(kept.current())
    const others = [...entries.values()].filter(
      (it) =>
        it.block.name !== block.name &&
        it.language === language &&
        !isNothing(it.kept.current()) &&
        Array.isArray(it.kept.current()) === isList,
    )
    if (others.length === 0) return
    for (const other of others) {
      // One that cannot be had says nothing either way.
      const answer = await ask(other.block, language).catch(() => undefined)
      if (!isNothing(answer)) return
    }
    throw new Error('It is empty, and so is all else that there was.')
  }

  function momentsOf({ block, kept }: Entry): number[] {
    const value = kept.current()
    return value === undefined ? [] : (block.moments?.(value) ?? [])
  }

  return {
    /** The block's value in one language. Rejects with `NeverRead` where there never was a good one. */
    read<Value>(block: ContentQuery<Value>, language: Language): Promise<Value> {
      const key = `${block.name} ${language}`
      const entry = entries.get(key) ?? keep(block as ContentQuery<unknown>, language)
      entries.set(key, entry)
      // What this block parsed is kept under its name alone.
      return entry.kept.get() as Promise<Value>
    },
    /** Reads again at once what a change concerns: what is of its type, and for a file everything, for anything may show it. */
    changed({ event, type }: Pick<ContentChange, 'event' | 'type'>) {
      for (const { block, kept } of entries.values())
        if (event.startsWith('media.') || typeName(type) === block.type) kept.changed()
    },
    /** Reads everything again at once, for nobody knows what has changed. */
    allChanged() {
      for (const { kept } of entries.values()) kept.changed()
    },
    /** Reads what is due: what has stood for a minute, and sooner what could not be read. */
    tick() {
      for (const { kept } of entries.values()) kept.tick()
    },
    /** `version` is another when something that pages were made of is another; `nextBoundary` is when time alone changes them. */
    epoch(): { version: string; nextBoundary: Date } {
      const present = now()
      // A clock that was set back makes moments of the past moments to come.
      if (boundary === undefined || present < boundary.from || present >= boundary.until) {
        const until = [...entries.values()]
          .flatMap(momentsOf)
          .reduce((first, it) => (it > present && it < first ? it : first), nextMidnight(present))
        boundary = { from: present, until }
      }
      return { version: String(version), nextBoundary: new Date(boundary.until) }
    },
  }
}
