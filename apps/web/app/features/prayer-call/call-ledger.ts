import type { Call } from './call-plan.ts'

const key = 'calls-sounded'
const halfDay = 43_200_000
/** Three months of calls. A limit by age would drop true entries while the clock is ahead. */
const mostEntries = 300

type Entry = {
  /** The moment of the call, in milliseconds since 1970. */
  at: number
  /** By how much the device's clock was ahead of the server's when the call sounded; missing without a network. */
  ahead?: number
  /** Whether it was found to be half a day or more ahead of the clock. */
  doubted?: boolean
  /** Which document has written it. */
  by?: string
}
type Entries = { [id: string]: Entry }

type CallLedgerParts = {
  /** The clock of the device; it may be changed. */
  now: () => number
  /** Milliseconds of the time that has passed in this document, whatever happens to the clock. */
  elapsed: () => number
  read: () => string | undefined
  write: (text: string) => void
  /** By how much the device's clock is ahead of the server's; undefined when the server cannot be reached. */
  clockAhead: () => Promise<number | undefined>
}

/** Where a call has sounded already: in this document, or in another tab or an earlier document. */
export type SoundedIn = 'here' | 'elsewhere'

/**
 * The calls that have sounded on this device, across tabs and reloads. Without storage it holds for the document.
 *
 * An entry does not count when it was made half a day or more before the call comes due again, for then the clock
 * was on a wrong date. The evidence is, in this document, the time that has passed; for entries of other documents,
 * an entry found half a day or more in the future, or the server's clock.
 */
export function createCallLedger({ now, elapsed, read, write, clockAhead }: CallLedgerParts) {
  const own = new Map<string, { entry: Entry; soundedAt: number }>()
  const by = `${Math.random()}`
  doubtFuture()

  function entries(): Entries {
    const all = parse(read())
    // Without storage, and where another tab has written over it meanwhile.
    for (const [id, { entry }] of own) all[id] ??= entry
    return all
  }

  function save(all: Entries) {
    write(JSON.stringify(Object.fromEntries(Object.entries(all).slice(-mostEntries))))
  }

  /** Doubts, or no longer doubts, the entries of other documents that are half a day or more ahead. */
  function doubt(isDoubted: (entry: Entry) => boolean) {
    const all = entries()
    const changed = Object.values(all).filter((it) => it.by !== by && (it.doubted ?? false) !== isDoubted(it))
    if (changed.length === 0) return
    for (const entry of changed) entry.doubted = isDoubted(entry)
    save(all)
  }

  /** The entry of another document that would silence the call. */
  function entryOfOthers(id: string): Entry | undefined {
    const entry = entries()[id]
    return entry && entry.by !== by && !entry.doubted ? entry : undefined
  }

  function doubtFuture() {
    const limit = now() + halfDay
    doubt(({ at, doubted = false }) => doubted || at >= limit)
  }

  return {
    /** To be called when the clock was changed by so many milliseconds. */
    clockChanged(change: number) {
      // It was behind before, so the entries that were ahead of it were true.
      if (change >= halfDay) doubt(() => false)
      if (change < 0) doubtFuture()
    },

    /**
     * By how much the clock is ahead of the server's, where `soundedIn` needs that of the call; undefined where it does
     * not. The server may take long, so this is asked before a lock is held.
     */
    clockAheadFor({ id }: Call): Promise<number | undefined> | undefined {
      return entryOfOthers(id)?.ahead === undefined ? undefined : clockAhead()
    },

    /** Whether the call, which is due, has sounded already. */
    soundedIn({ id }: Call, ahead?: number): SoundedIn | undefined {
      const mine = own.get(id)
      if (mine && elapsed() - mine.soundedAt < halfDay) return 'here'
      const entry = entryOfOthers(id)
      if (!entry) return undefined
      const isTrue = entry.ahead === undefined || ahead === undefined || entry.ahead - ahead < halfDay
      return isTrue ? 'elsewhere' : undefined
    },

    add({ id, at }: Call) {
      const entry: Entry = { at, by }
      own.set(id, { entry, soundedAt: elapsed() })
      const all = entries()
      // The latest stands last, so that the limit drops the oldest.
      delete all[id]
      save({ ...all, [id]: entry })
      void clockAhead().then((ahead) => {
        if (ahead === undefined) return
        entry.ahead = ahead
        const present = entries()
        if (present[id]?.by === by) save({ ...present, [id]: entry })
      })
    },
  }
}

export type CallLedger = ReturnType<typeof createCallLedger>
export const ledgerKey = key

/** Entries of an earlier version of the site are plain moments. */
function parse(text: string | undefined): Entries {
  try {
    const all: unknown = JSON.parse(text ?? '{}')
    if (typeof all !== 'object' || all === null) return {}
    return Object.fromEntries(
      Object.entries(all).flatMap(([id, it]) => {
        const entry = typeof it === 'number' ? { at: it } : it
        return typeof entry?.at === 'number' ? [[id, entry]] : []
      }),
    )
  } catch {
    return {}
  }
}
