import type { Language } from '@islamic-centre/i18n/locales'
import { RestError } from '@islamic-centre/rest-client'
import type { z } from 'zod'
import { contentLocale, type InLanguage, preference } from './in-language.server.ts'
import type { Readable } from './readable.ts'
import { validated } from './validate.server.ts'

/** A single type in the visitor's language, in another where there is no translation, or undefined where there is none at all. */
export async function readSingle<Entry extends object, Input, Answer>(
  type: string,
  schema: z.ZodType<Entry, Input>,
  language: Language,
  call: (locale: string) => Promise<{ data?: Readable<Answer, Input> } | undefined>,
): Promise<InLanguage<Entry> | undefined> {
  for (const from of preference(language)) {
    const answer: { data?: unknown } | undefined = await call(contentLocale(from)).catch((error: unknown) => {
      if (error instanceof RestError && error.status === 404) return undefined
      throw error
    })
    const entry = answer?.data ? validated(type, schema, answer.data) : undefined
    if (entry) return { ...entry, language: from }
  }
  return undefined
}
