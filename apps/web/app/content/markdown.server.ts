import type { Language } from '@islamic-centre/i18n/locales'
import { renderMarkdown } from '@islamic-centre/ui/markdown/render'
import { env } from '../env.server.ts'
import { sitePath } from '../site-path.ts'

/** An editor's markdown as HTML for a page of this language; without a text there is none. */
export const html = (source: string | undefined, language: Language): string =>
  source
    ? renderMarkdown(source, {
        mediaBase: env.CMS_PUBLIC_URL,
        siteOrigin: env.PUBLIC_URL,
        resolvePath: (path) => sitePath(language, path),
      })
    : ''
