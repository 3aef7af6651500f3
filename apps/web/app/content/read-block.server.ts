import type { Language } from '@islamic-centre/i18n/locales'
import { log } from '../log.server.ts'
import { readEachLanguage } from './in-language.server.ts'

/**
 * Reads one block of a page. A failure leaves the block out: the visitor sees the rest of the page, the operator
 * one line of the log.
 */
export async function readBlock<Block, Absent>(
  name: string,
  absent: Absent,
  read: () => Promise<Block>,
): Promise<Block | Absent> {
  try {
    return await read()
  } catch (error) {
    log.error({
      event: 'content_unavailable',
      content: name,
      reason: error instanceof Error ? error.message : String(error),
    })
    return absent
  }
}

/**
 * As `readEachLanguage`, for a block of a page in one language: only a failure in that language is one, what cannot be
 * read in another is as if it were not written.
 */
export const readPreferring = <Value>(
  language: Language,
  name: string,
  absent: Value,
  read: (language: Language) => Promise<Value>,
): Promise<Record<Language, Value>> =>
  readEachLanguage((it) => (it === language ? read(it) : readBlock(name, absent, () => read(it))))
