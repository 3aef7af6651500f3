import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatNumber } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { renderMarkdown } from '@islamic-centre/ui/markdown/render'
import { LRUCache } from 'lru-cache'
import { env } from '../env.server.ts'
import { sitePath } from '../site-path.ts'
import { onContentChanged } from './content-changed.server.ts'
import { pictureSizes } from './picture-sizes.server.ts'
import { readBlock } from './read-block.server.ts'

const mostTexts = 2000

/** A text's HTML never changes, so each is rendered once; a picture in it may be replaced. */
const rendered = new LRUCache<string, string>({ max: mostTexts })

onContentChanged(({ event }) => {
  if (event.startsWith('media.')) rendered.clear()
})

/**
 * An editor's markdown as HTML for a page of this language; without a text there is none. Where several texts stand on
 * a page each has a prefix for its ids.
 */
export async function html(source: string | undefined, language: Language, idPrefix = ''): Promise<string> {
  if (!source) return ''
  const key = `${language} ${idPrefix} ${source}`
  const known = rendered.get(key)
  if (known !== undefined) return known
  // Without its pictures' sizes a text is still a text, only not one to keep.
  const imageSize = await readBlock('uploads', null, () => pictureSizes(source))
  const made = await renderMarkdown(source, {
    mediaBase: env.CMS_PUBLIC_URL,
    siteOrigin: env.PUBLIC_URL,
    idPrefix,
    imageSize: imageSize ?? undefined,
    resolvePath: (path) => sitePath(language, path),
    formatNumber: (number) => formatNumber(language, number),
    labels: dictionaries[language].text,
  })
  if (imageSize !== null) rendered.set(key, made)
  return made
}
