import type { ContentLocale } from '@islamic-centre/i18n/locales'
import { RestError } from '@islamic-centre/rest-client'
import type { z } from 'zod'
import type { Clients } from './clients.server.ts'
import {
  type EntriesQuery,
  type ListAnswer,
  type ListRequests,
  listRequests,
} from './list-requests.server.ts'
import type { Readable } from './readable.ts'
import { validated } from './validate.server.ts'

/** What is read and cached as one value: an entry or a list of the content server, in one language. */
export type ContentQuery<Value> = {
  /** Its name in the log, and of its file. */
  name: string
  /** The type whose change changes it, as the content server names it: `post`. */
  type: string
  /** The content server's answer, as JSON has it. */
  fetch: (clients: Clients, locale: ContentLocale) => Promise<unknown>
  /** A list's entries can be requested one by one. */
  list?: ListRequests
  /** What is valid in an answer. Throws `InvalidContent` where nothing is. */
  parse: (answer: unknown) => Value
  /** The moments (ms since 1970) from which on pages show it otherwise. */
  moments?: ((value: Value) => number[]) | undefined
}

/** An answer of which nothing can be shown. */
export class InvalidContent extends Error {
  override readonly name = 'InvalidContent'
}

type Of<Value, Entry, Input> = Pick<ContentQuery<Value>, 'name' | 'type' | 'moments'> & {
  schema: z.ZodType<Entry, Input>
}

/** A list, whose invalid entries cost only themselves. */
export const listQuery = <Entry, Input, Answer>({
  schema,
  entries,
  rows,
  ...of
}: Of<Entry[], Entry, Input> & {
  entries: (clients: Clients, query: EntriesQuery) => Promise<ListAnswer<Readable<Answer, Input>>>
  rows: ListRequests['rows']
}): ContentQuery<Entry[]> & { list: ListRequests } => {
  const list = { entries, rows }
  const parsed = new WeakMap<object, { entry: Entry | undefined }>()
  /** What was parsed before is the same object. */
  const parseOnce = (raw: unknown): Entry | undefined => {
    const known = typeof raw === 'object' && raw !== null ? parsed.get(raw) : undefined
    const entry = known ? known.entry : validated(of.type, schema, raw)
    if (!known && typeof raw === 'object' && raw !== null) parsed.set(raw, { entry })
    return entry
  }
  return {
    ...of,
    list,
    fetch: (clients, locale) => listRequests(of.name, list, clients, locale).all(),
    parse(answer) {
      if (!Array.isArray(answer)) throw new InvalidContent('The answer is no list.')
      const valid = answer.map(parseOnce).filter((it) => it !== undefined)
      if (answer.length > 0 && valid.length === 0) throw new InvalidContent('No entry is as it should be.')
      return valid
    },
  }
}

/** A single entry; null where it is not written in the language. */
export const singleQuery = <Entry, Input, Answer>({
  schema,
  fetch,
  ...of
}: Of<Entry | null, Entry, Input> & {
  fetch: (
    clients: Clients,
    locale: ContentLocale,
  ) => Promise<{ data?: Readable<Answer, Input> | null } | undefined>
}): ContentQuery<Entry | null> => ({
  ...of,
  async fetch(clients, locale) {
    const answer = await fetch(clients, locale).catch((error: unknown) => {
      if (error instanceof RestError && error.status === 404) return { data: null }
      throw error
    })
    if (answer?.data === undefined) throw new InvalidContent('The answer has no data.')
    return answer.data
  },
  parse(answer) {
    if (answer === null) return null
    const entry = validated(of.type, schema, answer)
    if (entry === undefined) throw new InvalidContent('The entry is not as it should be.')
    return entry
  },
})
