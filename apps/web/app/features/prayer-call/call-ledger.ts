import type { Call } from './call-plan.ts'

const key = 'calls-sounded'
const halfDay = 43_200_000
/** Three months of calls. A limit by age would drop true entries while the clock is ahead. */
const maxEntries = 300

type Entry = {
  /** The moment of the call, in milliseconds since 1970. */
  at: number
  /** By how much the device's clock was ahead of the server's when the call sounded; missing without a network. */
  ahead?: number
  /** Whether it was once half a day or more ahead of the clock. */
  doubted?: boolean
  /** The document that has written it. */
  by?: string
}
type Entries = { [id: string]: Entry }

type CallLedgerParts = {
  /** The clock of the device; it may be changed. */
  now: () => number
  /** Milliseconds since this document was opened, by a monotonic clock. */
  elapsed: () => number
  read: () => string | undefined
  write: (text: string) => void
  /** By how much the device's clock is ahead of the server's; undefined when the server cannot be reached. */
  clockAhead: () => Promise<number | undefined>
}

/** Where a call has already sounded: in this document, or in another tab or an earlier document. */
export type SoundedIn = 'here' | 'elsewhere'

/**
 * The calls that have sounded on this device, across tabs and reloads. Without storage it covers only this document.
 *
 * An entry does not count when it was made half a day or more before the call comes due again, for then the clock was
 * on a wrong date. The evidence is, in this document, the time that has passed; for entries of other documents, an
 * entry found half a day or more in the future, or the server's clock.
 */
export function createCallLedger({ now, elapsed, read, write, clockAhead }: CallLedgerParts) {
  const own = new Map<string, { entry: Entry; soundedAt: number }>()
  const by = `${Math.random()}`
  doubtFuture()

  function entries(): Entries {
    const all = parse(read())
    // Used without storage, and if another tab has overwritten it meanwhile.
    for (const [id, { entry }] of own) all[id] ??= entry
    return all
  }

  function save(all: Entries) {
    write(JSON.stringify(Object.fromEntries(Object.entries(all).slice(-maxEntries))))
  }

  /** Marks or unmarks entries of other documents that are half a day or more ahead as doubtful. */
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
      // The clock was behind before, so the entries ahead of it were valid.
      if (change >= halfDay) doubt(() => false)
      if (change < 0) doubtFuture()
    },

    /**
     * How far the clock is ahead of the server's, if `soundedIn` needs it for the call; otherwise undefined. The server
     * may be slow, so call it before acquiring a lock.
     */
    clockAheadFor({ id }: Call): Promise<number | undefined> | undefined {
      return entryOfOthers(id)?.ahead === undefined ? undefined : clockAhead()
    },

    /** Whether the due call has already sounded. */
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
      // The latest is last, so that the limit drops the oldest.
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
