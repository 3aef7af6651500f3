import type { Language } from '@islamic-centre/i18n/locales'
import type { UnsavedPreview } from '@islamic-centre/site-contract/unsaved-preview'
import type { ContentQuery } from './content-query.server.ts'
import { contentLocale } from './in-language.server.ts'
import type { Source } from './sources.server.ts'

/** An entry of a list in place of its published version; at the end where it has none. */
function withEntry<Value>(list: Value, parsed: Value, documentId: string): Value {
  if (!Array.isArray(list) || !Array.isArray(parsed)) return parsed
  const [entry] = parsed
  const others = list.filter((it) => it.documentId !== documentId)
  if (others.length === list.length) return [...list, entry] as Value
  return list.map((it) => (it.documentId === documentId ? entry : it)) as Value
}

/**
 * The content of another source with an entry as it is in an editor's form. Values of the other source are not changed: a
 * list with the entry is a new one, for this page alone.
 */
export const withUnsaved = (source: Source, { type, documentId, entries }: UnsavedPreview): Source => ({
  async read<Value>(query: ContentQuery<Value>, language: Language): Promise<Value> {
    const entry = query.type === type ? entries[contentLocale(language)] : undefined
    if (!entry) return source.read(query, language)
    if (query.entry) return query.parse(entry)
    return withEntry(await source.read(query, language), query.parse([entry]), documentId)
  },
})
