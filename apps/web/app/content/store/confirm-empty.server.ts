import type { Language } from '@islamic-centre/i18n/locales'
import { isEmpty } from './content-reader.server.ts'

type CachedQuery = {
  query: { name: string }
  language: Language
  reader: { isGone: () => Promise<boolean> }
  lastGoodValue: { current: () => unknown }
}

/**
 * Rejects where the content server has lost its content. An editor who withdraws the last entry of one list leaves other
 * lists; a server with an empty database has none. So a list that became empty is compared with the other lists of its
 * language, a single entry with the other single entries. Where there are none it is accepted.
 */
export async function confirmEmpty(
  { query, language, lastGoodValue }: CachedQuery,
  cached: Iterable<CachedQuery>,
): Promise<void> {
  const isList = Array.isArray(lastGoodValue.current())
  const others = [...cached].filter(
    (it) =>
      it.query.name !== query.name &&
      it.language === language &&
      !isEmpty(it.lastGoodValue.current()) &&
      Array.isArray(it.lastGoodValue.current()) === isList,
  )
  if (others.length === 0) return
  for (const { reader } of others) {
    // One that cannot be read proves nothing.
    const isGone = await reader.isGone().catch(() => true)
    if (!isGone) return
  }
  throw new Error('The content server has no other content of this kind any more.')
}
