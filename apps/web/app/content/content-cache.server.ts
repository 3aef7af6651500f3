import type { Language } from '@islamic-centre/i18n/locales'
import { beginningOf, dayOf, noonOf } from '../days/civil-day.ts'
import type { Block } from './block.server.ts'
import type { ContentChange } from './content-changed.server.ts'
import { type KeptValue, keepValue } from './kept-value.server.ts'

type Log = (line: { event: string; content: string; reason?: string }) => void

type Keeping = {
  ask: (block: Block<unknown>, language: Language) => Promise<unknown>
  file: (name: string) => { load: () => Promise<unknown>; save: (answer: unknown) => Promise<void> }
  now: () => number
  log: { error: Log; info: Log }
}

type Entry = { block: Block<unknown>; kept: KeptValue<unknown> }

const day = 24 * 60 * 60 * 1000

/** The next midnight of the centre. */
const nextMidnight = (now: number): number =>
  beginningOf(dayOf(new Date(noonOf(dayOf(new Date(now))).getTime() + day))).getTime()

/** `post` of `api::post.post`. */
const typeName = (type: string): string => type.replace(/^.*\./, '')

/** Keeps the published content, one value a block and language: so many there are, and no address makes more. */
export function createContentCache({ ask, file, now, log }: Keeping) {
  const entries = new Map<string, Entry>()
  const failing = new Map<string, Set<Language>>()
  let version = 0
  let boundary: number | undefined

  function keep(block: Block<unknown>, language: Language): Entry {
    const away = failing.get(block.name) ?? new Set()
    failing.set(block.name, away)
    const kept = keepValue({
      name: block.name,
      ask: () => ask(block, language),
      parse: block.parse,
      file: file(`${block.name}.${language}`),
      now,
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
      onChange(seen) {
        boundary = undefined
        if (seen) version += 1
      },
    })
    return { block, kept }
  }

  function momentsOf({ block, kept }: Entry): number[] {
    const value = kept.current()
    return value === undefined ? [] : (block.moments?.(value) ?? [])
  }

  return {
    /** The block's value in one language. Rejects with `NeverRead` where there never was a good one. */
    read<Value>(block: Block<Value>, language: Language): Promise<Value> {
      const key = `${block.name} ${language}`
      const entry = entries.get(key) ?? keep(block as Block<unknown>, language)
      entries.set(key, entry)
      // What this block parsed is kept under its name alone.
      return entry.kept.get() as Promise<Value>
    },
    /** Reads again at once what a change concerns: what is of its type, and for a file everything, for anything may show it. */
    changed({ event, type }: Pick<ContentChange, 'event' | 'type'>) {
      for (const { block, kept } of entries.values())
        if (event.startsWith('media.') || ['file', typeName(type)].includes(block.type)) kept.changed()
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
      if (boundary === undefined || present >= boundary)
        boundary = [...entries.values()]
          .flatMap(momentsOf)
          .reduce((first, it) => (it > present && it < first ? it : first), nextMidnight(present))
      return { version: String(version), nextBoundary: new Date(boundary) }
    },
  }
}
