import type { Language } from '@islamic-centre/i18n/locales'
import { NeverFetchedError } from '@islamic-centre/last-good-cache/last-good-value'
import { limitedLog } from '../platform/limited-log.server.ts'
import { requestScope } from '../platform/request-scope.server.ts'
import type { ContentQuery } from './content-query.server.ts'
import { readEachLanguage } from './in-language.server.ts'
import type { Source } from './sources.server.ts'

/** A list that could not be read; always the same one, so that what is made of it is found by its identity. */
export const none: readonly never[] = []

/**
 * Reads one part of a page. A failure leaves it out: the visitor sees the rest of the page, the operator one line of
 * the log.
 */
export async function readQuery<Part, Absent>(
  name: string,
  absent: Absent,
  read: () => Promise<Part>,
): Promise<Part | Absent> {
  try {
    return await read()
  } catch (error) {
    // Nobody waits for the page.
    if (error instanceof Error && error.name === 'AbortError') throw error
    const scope = requestScope()
    if (scope) scope.missing += 1
    // The cache has logged an outage already.
    if (!(error instanceof NeverFetchedError))
      limitedLog.error(
        {
          event: 'content_unavailable',
          content: name,
          reason: error instanceof Error ? error.message : String(error),
        },
        name,
      )
    return absent
  }
}

/**
 * A block in each language, for a page in one: only a failure in that language is one, what cannot be read in another
 * is as if it were not written.
 */
export const readPreferring = <Value, Absent>(
  { read }: Source,
  block: ContentQuery<Value>,
  language: Language,
  absent: Absent,
): Promise<Record<Language, Value | Absent>> =>
  readEachLanguage((it) =>
    it === language ? read(block, it) : readQuery(block.name, absent, () => read(block, it)),
  )
