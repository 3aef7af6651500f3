import type { Language } from '@islamic-centre/i18n/locales'
import { RestError } from '@islamic-centre/rest-client'
import type { z } from 'zod'
import { contentLocale, type InLanguage, preference } from './in-language.server.ts'
import { readPreferring } from './read-block.server.ts'
import type { Readable } from './readable.ts'
import { validated } from './validate.server.ts'

type Call<Answer, Input> = (locale: string) => Promise<{ data?: Readable<Answer, Input> } | undefined>

/** A single type in the visitor's language, in another where there is no translation, or undefined where there is none at all. */
export async function readSingle<Entry extends object, Input, Answer>(
  type: string,
  schema: z.ZodType<Entry, Input>,
  language: Language,
  call: Call<Answer, Input>,
): Promise<InLanguage<Entry> | undefined> {
  for (const from of preference(language)) {
    const entry = await readLocalised(type, schema, from, call)
    if (entry) return { ...entry, language: from }
  }
  return undefined
}

/**
 * A single type in every language, for one whose parts are translated apart. Where none was found and one could not be
 * read, nobody knows whether it is written: that is a failure.
 */
export async function readSingleInEachLanguage<Entry extends object, Input, Answer>(
  type: string,
  schema: z.ZodType<Entry, Input>,
  language: Language,
  call: Call<Answer, Input>,
): Promise<Record<Language, Entry | undefined>> {
  let failure: unknown
  const found = await readPreferring(language, type, undefined, (it) =>
    readLocalised(type, schema, it, call).catch((error: unknown) => {
      failure = error
      throw error
    }),
  )
  if (failure && !Object.values(found).some(Boolean)) throw failure
  return found
}

async function readLocalised<Entry extends object>(
  type: string,
  schema: z.ZodType<Entry>,
  from: Language,
  call: (locale: string) => Promise<{ data?: unknown } | undefined>,
): Promise<Entry | undefined> {
  const answer = await call(contentLocale(from)).catch((error: unknown) => {
    if (error instanceof RestError && error.status === 404) return undefined
    throw error
  })
  return answer?.data ? validated(type, schema, answer.data) : undefined
}
