import type { Core } from '@strapi/strapi'

type Write = (...line: unknown[]) => unknown

const quietMs = 60_000
/** The number of kinds with lines of their own; kinds that depend on a visitor's input are unbounded. */
const maxKinds = 50
const otherKind = 'other'

/** The common part of lines about one fault, without ids, numbers and quoted values. */
function kindOf(line: unknown[]): string {
  const [first] = line
  const text = first instanceof Error ? `${first.name}: ${first.message}` : String(first)
  return text
    .replace(/(["'`]).*?\1/g, '…')
    .replace(/\b(?=\w*\d)\w+\b/g, '…')
    .slice(-200)
}

/** Writes the first line of a kind at once, and at the end of each minute how often it was repeated. */
export function limitRepeats(write: Write): Write {
  const repeats = new Map<string, { text: string; count: number }>()

  function flush(kind: string) {
    const { text, count } = repeats.get(kind) ?? { text: '', count: 0 }
    repeats.delete(kind)
    if (count === 0) return
    write(`${text} (repeated within a minute: ${count})`)
    open(kind)
  }
  function open(kind: string) {
    repeats.set(kind, { text: '', count: 0 })
    setTimeout(flush, quietMs, kind).unref()
  }

  return (...line) => {
    const ownKind = kindOf(line)
    const kind = repeats.has(ownKind) || repeats.size < maxKinds ? ownKind : otherKind
    const repeated = repeats.get(kind)
    if (!repeated) {
      open(kind)
      return write(...line)
    }
    const [first] = line
    repeated.text = first instanceof Error ? `${first.name}: ${first.message}` : String(first)
    repeated.count += 1
  }
}

/** A fault that affects every request is logged once per kind and minute, whether Strapi reports it or this server. */
export function limitRepeatedLines({ log }: Core.Strapi) {
  const logger = log as unknown as Record<'error' | 'warn', Write>
  for (const level of ['error', 'warn'] as const) logger[level] = limitRepeats(logger[level].bind(log))
}
