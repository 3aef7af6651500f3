import type { Language } from '@islamic-centre/i18n/locales'
import { env } from '../env.server.ts'
import { log } from '../platform/log.server.ts'
import { draftClients, publishedClients } from './clients.server.ts'
import type { ContentQuery } from './content-query.server.ts'
import { contentLocale } from './in-language.server.ts'
import { fetchAnswer } from './requests.server.ts'
import { createContentCache } from './store/content-cache.server.ts'
import { contentFiles } from './store/content-files.server.ts'
import { onContentChanged } from './webhook/content-changed.server.ts'

/** Where a page's content is read from. */
export type Source = { read: <Value>(query: ContentQuery<Value>, language: Language) => Promise<Value> }

/** The published content, cached. */
export const published = createContentCache({
  clients: publishedClients,
  file: contentFiles(env.CONTENT_CACHE_DIR, (line) => log.warn(line)),
  monotonic: () => performance.now(),
  log: {
    error: (line) => log.error(line),
    warn: (line) => log.warn(line),
    info: (line) => log.info(line),
  },
})

const pollIntervalMs = 1_000

onContentChanged(published.invalidate)
setInterval(published.refreshIfDue, pollIntervalMs).unref()

/** The content with the editors' drafts, read anew for one preview. Rejects with the signal's reason once it is aborted. */
export function draftsUntil(signal: AbortSignal): Source {
  const clients = draftClients(signal)
  return {
    async read(query, language) {
      signal.throwIfAborted()
      const answer = await fetchAnswer(query, clients, contentLocale(language)).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : error
      })
      return query.parse(answer)
    },
  }
}
