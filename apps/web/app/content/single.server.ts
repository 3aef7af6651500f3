import type { Language } from '@islamic-centre/i18n/locales'
import { fieldsOf, RestError, read } from '@islamic-centre/rest-client'
import type { z } from 'zod'
import { contentLocale, type InLanguage, preference } from './in-language.server.ts'
import { validEntry } from './validate.server.ts'

type Call = Parameters<typeof read>[0]

/** A single type in the visitor's language, in another where there is no translation, or undefined where there is none at all. */
export async function readSingle<Entry extends object>(
  type: string,
  schema: z.ZodType<Entry>,
  language: Language,
  call: (locale: string) => Call,
): Promise<InLanguage<Entry> | undefined> {
  for (const from of preference(language)) {
    const answer = await read(call(contentLocale(from))).catch((error: unknown) => {
      if (error instanceof RestError && error.status === 404) return undefined
      throw error
    })
    const { data } = (answer ?? {}) as { data?: unknown }
    const entry = data ? validEntry(type, schema, fieldsOf(data)) : undefined
    if (entry) return { ...entry, language: from }
  }
  return undefined
}
