const quietMs = 60_000
const maxLines = 21

/** Lines of one kind, of which at most the first 21 are held, and how many there were. */
export type Repeats<Line> = { lines: Line[]; count: number }

type Options<Line> = {
  /** Writes the first line of a kind (`isFirst`), then those of each later minute in one. */
  write: (repeats: Repeats<Line>, isFirst: boolean) => void
  /** The number of kinds in a group that have lines of their own; kinds made from a visitor's input are unbounded. */
  maxKinds: number
  /** When the first line is written: at once, or, with `queueMicrotask`, together with those of the same turn. */
  schedule?: (flush: () => void) => void
}

/** Limits a log to one line for each kind and minute, however often it is reported. */
export function limitRepeats<Line>({ write, maxKinds, schedule = (flush) => flush() }: Options<Line>) {
  const pending = new Map<string, Repeats<Line> | undefined>()
  const kindsOf = new Map<string, number>()

  const keyOf = (kind: string, group: string) => {
    const key = `${group} ${kind}`
    return pending.has(key) || (kindsOf.get(group) ?? 0) < maxKinds ? key : `${group} of another kind`
  }

  function flush(key: string, group: string, isFirst: boolean) {
    const repeats = pending.get(key)
    if (!repeats) {
      pending.delete(key)
      kindsOf.set(group, (kindsOf.get(group) ?? 1) - 1)
      return
    }
    pending.set(key, undefined)
    write(repeats, isFirst)
    setTimeout(flush, quietMs, key, group, false).unref()
  }

  /** Reports a line of a kind within a group. */
  return (line: Line, kind: string, group = '') => {
    const key = keyOf(kind, group)
    const repeats = pending.get(key)
    if (repeats) {
      repeats.count += 1
      if (repeats.lines.length < maxLines) repeats.lines.push(line)
      return
    }
    const isFirst = !pending.has(key)
    pending.set(key, { lines: [line], count: 1 })
    if (!isFirst) return
    kindsOf.set(group, (kindsOf.get(group) ?? 0) + 1)
    schedule(() => flush(key, group, true))
  }
}
