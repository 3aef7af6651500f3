import type { Language } from '@islamic-centre/i18n/locales'
import { renderMarkdown } from '@islamic-centre/ui/markdown/render'
import { LRUCache } from 'lru-cache'
import { env } from '../env.server.ts'
import { sitePath } from '../site-path.ts'

const mostTexts = 2000

/** Cleaning a text costs milliseconds and its result never changes, so each is cleaned once. */
const rendered = new LRUCache<string, string>({ max: mostTexts })

/** An editor's markdown as HTML for a page of this language; without a text there is none. */
export function html(source: string | undefined, language: Language): string {
  if (!source) return ''
  const key = `${language} ${source}`
  const known = rendered.get(key)
  if (known !== undefined) return known
  const made = renderMarkdown(source, {
    mediaBase: env.CMS_PUBLIC_URL,
    siteOrigin: env.PUBLIC_URL,
    resolvePath: (path) => sitePath(language, path),
  })
  rendered.set(key, made)
  return made
}
