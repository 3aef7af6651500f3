import { languages } from '@islamic-centre/i18n/locales'
import { createContent } from '../../content/content.server.ts'
import { contentVersion } from '../../content/page-version.server.ts'
import { published } from '../../content/sources.server.ts'
import { readSearchDocuments } from '../../features/search/search-documents.server.ts'
import { createSearchIndexCache } from '../../features/search/search-index-cache.server.ts'

/** One index for all visitors, of what is published in both languages; a preview's drafts are not in it. */
const searchIndexCache = createSearchIndexCache({
  read: () => readSearchDocuments(languages.map((language) => createContent(published, language))),
  // What has ended is not found any more, though no content has changed.
  version: () => `${contentVersion()} ${published.expiresAt(Date.now())}`,
})

/** The index of everything that is published; undefined where nothing could ever be read. */
export const searchIndex = () => searchIndexCache.current()
