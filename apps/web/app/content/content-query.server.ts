import type { z } from 'zod'
import { limitedLog } from '../platform/limited-log.server.ts'
import type { Readable } from './readable.ts'
import type { EntryCall, ListCalls } from './requests.server.ts'

/** What is read and cached as one value: an entry or a list of the content server, in one language. */
export type ContentQuery<Value> = {
  /** Its name in the log and in the name of its file. */
  name: string
  /** The content server's type, without its prefix (`post`): a change of that type invalidates the value. */
  type: string
  /** The valid part of an answer. Throws `InvalidContent` where nothing is valid. */
  parse: (answer: unknown) => Value
  /**
   * The moments at which pages that show the value change without an edit; both in milliseconds since 1970. They may depend on
   * what another query read last.
   */
  moments?: ((value: Value, now: number, latest: LatestValue) => number[]) | undefined
} & ({ list: ListCalls; entry?: undefined } | { entry: EntryCall; list?: undefined })

/** What a query read last, in any language; undefined where it read nothing yet. */
export type LatestValue = <Value>(query: ContentQuery<Value>) => Value | undefined

/** An answer of which nothing can be shown. */
export class InvalidContent extends Error {
  override readonly name = 'InvalidContent'
}

const nameOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'documentId' in value ? String(value.documentId) : 'single'

/** An entry as its schema parses it. An invalid one is undefined, and logged with type, entry and fields. */
export function validated<Entry>(type: string, schema: z.ZodType<Entry>, value: unknown): Entry | undefined {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    problem: issue.message,
  }))
  limitedLog.warn({ event: 'content_invalid', type, entry: nameOf(value), problems }, type)
  return undefined
}

/** The valid entries of a list; invalid ones are left out. */
export const validEntries = <Entry, Input, Answer>(
  type: string,
  schema: z.ZodType<Entry, Input>,
  values: readonly Readable<Answer, Input>[],
): Entry[] => values.map((value: unknown) => validated(type, schema, value)).filter((it) => it !== undefined)

type Parts<Value, Entry, Input> = Pick<ContentQuery<Value>, 'name' | 'type' | 'moments'> & {
  schema: z.ZodType<Entry, Input>
}

/** A query of a list; its invalid entries are left out. */
export function listQuery<Entry, Input, Answer>({
  schema,
  entries,
  rows,
  ...of
}: Parts<Entry[], Entry, Input> & ListCalls<Readable<Answer, Input>>): ContentQuery<Entry[]> {
  /** An entry that was parsed before is the same object again. */
  const parsed = new WeakMap<object, { entry: Entry | undefined }>()
  function parseOnce(raw: unknown): Entry | undefined {
    if (typeof raw !== 'object' || raw === null) return validated(of.type, schema, raw)
    const known = parsed.get(raw) ?? { entry: validated(of.type, schema, raw) }
    parsed.set(raw, known)
    return known.entry
  }
  return {
    ...of,
    list: { entries, rows },
    parse(answer) {
      if (!Array.isArray(answer)) throw new InvalidContent('The answer is no list.')
      const valid = answer.map(parseOnce).filter((it) => it !== undefined)
      if (answer.length > 0 && valid.length === 0) throw new InvalidContent('No entry is as it should be.')
      return valid
    },
  }
}

/** A query of a single entry; null where it is not written in the language. */
export const entryQuery = <Entry, Input, Answer>({
  schema,
  entry,
  ...of
}: Parts<Entry | null, Entry, Input> & {
  entry: EntryCall<Readable<Answer, Input>>
}): ContentQuery<Entry | null> => ({
  ...of,
  entry,
  parse(answer) {
    if (answer === null) return null
    const valid = validated(of.type, schema, answer)
    if (valid === undefined) throw new InvalidContent('The entry is not as it should be.')
    return valid
  },
})
