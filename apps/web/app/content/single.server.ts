import type { Language } from '@islamic-centre/i18n/locales'
import { NeverFetchedError } from '@islamic-centre/last-good-cache/last-good-value'
import { type ContentQuery, InvalidContent } from './content-query.server.ts'
import { type InLanguage, preference, readEachLanguage } from './in-language.server.ts'
import { readQuery } from './read-query.server.ts'
import type { Source } from './sources.server.ts'

/** Undefined where it is not written, or so that nothing of it can be shown. */
async function written<Entry>({ read }: Source, block: ContentQuery<Entry | null>, language: Language) {
  try {
    return (await read(block, language)) ?? undefined
  } catch (error) {
    const reason = error instanceof NeverFetchedError ? error.cause : error
    if (reason instanceof InvalidContent) return undefined
    throw error
  }
}

/** A single type in the visitor's language, in another where there is no translation, or undefined where there is none at all. */
export async function readSingle<Entry extends object>(
  source: Source,
  block: ContentQuery<Entry | null>,
  language: Language,
): Promise<InLanguage<Entry> | undefined> {
  for (const from of preference(language)) {
    const entry = await written(source, block, from)
    if (entry) return { ...entry, language: from }
  }
  return undefined
}

/**
 * A single type in every language, for one whose parts are translated apart. Where none was found and one could not be
 * read, nobody knows whether it is written: that is a failure.
 */
export async function readSingleInEachLanguage<Entry extends object>(
  source: Source,
  block: ContentQuery<Entry | null>,
  language: Language,
): Promise<Record<Language, Entry | undefined>> {
  let failure: unknown
  const found = await readEachLanguage((it) => {
    const reading = written(source, block, it).catch((error: unknown) => {
      failure = error
      throw error
    })
    return it === language ? reading : readQuery(block.name, undefined, () => reading)
  })
  if (failure && !Object.values(found).some(Boolean)) throw failure
  return found
}
