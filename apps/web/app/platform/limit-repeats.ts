type Line = { event: string } & Record<string, unknown>
type Repeats = { first: Line; others: Record<string, unknown>[]; count: number }

const quietMs = 60_000
/** How many of the repeated lines the summary line names. */
const maxNamed = 20
/** The number of kinds of one event that have lines of their own: kinds made by a visitor's input are unbounded. */
const maxKinds = 10

/** What distinguishes a repeated line from the first; an error has its stack in the first. */
const distinctPart = ({ event: _, err: __, ...part }: Line) => part

/**
 * Writes one line for each kind of event and minute, however often it happens: the first at once, with those of the
 * same turn; the later ones at the end of each minute. `repeated` counts those without a line of their own, `others`
 * names some.
 */
export function limitRepeats(write: (line: Line) => void) {
  const pending = new Map<string, Repeats | undefined>()
  const kindsOf = new Map<string, number>()

  const keyOf = (event: string, kind: string) => {
    const key = `${event} ${kind}`
    return pending.has(key) || (kindsOf.get(event) ?? 0) < maxKinds ? key : `${event} of another kind`
  }

  function flush(key: string, event: string) {
    const repeats = pending.get(key)
    if (!repeats) {
      pending.delete(key)
      kindsOf.set(event, (kindsOf.get(event) ?? 1) - 1)
      return
    }
    pending.set(key, undefined)
    const { first, others, count } = repeats
    write({
      ...first,
      ...(count > 1 && { repeated: count - 1 }),
      ...(others.length > 0 && { others }),
    })
    setTimeout(flush, quietMs, key, event).unref()
  }

  /** Reports an event of a kind. */
  return (line: Line, kind = '') => {
    const { event } = line
    const key = keyOf(event, kind)
    if (!pending.has(key)) {
      kindsOf.set(event, (kindsOf.get(event) ?? 0) + 1)
      queueMicrotask(() => flush(key, event))
    }
    const repeats = pending.get(key)
    if (!repeats) return void pending.set(key, { first: line, others: [], count: 1 })
    repeats.count += 1
    const part = distinctPart(line)
    if (repeats.others.length < maxNamed && Object.keys(part).length > 0) repeats.others.push(part)
  }
}
