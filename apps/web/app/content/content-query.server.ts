import type { ContentLocale } from '@islamic-centre/i18n/locales'
import { RestError } from '@islamic-centre/rest-client'
import type { z } from 'zod'
import type { Clients } from './clients.server.ts'
import type { Readable } from './readable.ts'
import { validated, validEntries } from './validate.server.ts'

/** What is read and kept as one: an entry or a list of the content server, in one language. */
export type ContentQuery<Value> = {
  /** Its name in the log, and of its file. */
  name: string
  /** The type whose change changes it, as the content server names it: `post`. */
  type: string
  /** The content server's answer, as JSON has it. */
  ask: (clients: Clients, locale: ContentLocale) => Promise<unknown>
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
  ...of
}: Of<Entry[], Entry, Input> & {
  ask: (clients: Clients, locale: ContentLocale) => Promise<readonly Readable<Answer, Input>[]>
}): ContentQuery<Entry[]> => ({
  ...of,
  parse(answer) {
    if (!Array.isArray(answer)) throw new InvalidContent('The answer is no list.')
    const entries = validEntries(of.type, schema, answer)
    if (answer.length > 0 && entries.length === 0) throw new InvalidContent('No entry is as it should be.')
    return entries
  },
})

/** A single entry; null where it is not written in the language. */
export const singleQuery = <Entry, Input, Answer>({
  schema,
  ask,
  ...of
}: Of<Entry | null, Entry, Input> & {
  ask: (
    clients: Clients,
    locale: ContentLocale,
  ) => Promise<{ data?: Readable<Answer, Input> | null } | undefined>
}): ContentQuery<Entry | null> => ({
  ...of,
  async ask(clients, locale) {
    const answer = await ask(clients, locale).catch((error: unknown) => {
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
