import { createHash } from 'node:crypto'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatNumber } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { type MarkdownOptions, renderMarkdown } from '@islamic-centre/ui/markdown/render'
import { LRUCache } from 'lru-cache'
import { env } from '../env.server.ts'
import type { Html } from '../hydration/document-html.ts'
import { inDocumentOnce } from '../hydration/in-document.server.ts'
import { localizedPath } from '../paths/localized-path.ts'
import { plainText } from '../platform/plain-text.ts'
import { pageIds } from './page-ids.ts'
import { picturesOfText, uploadsInText } from './uploads/text-pictures.server.ts'
import { readUploads } from './uploads/uploads.server.ts'

const maxTexts = 2000

/** A text with the same uploads always has the same HTML, so each is rendered once. */
const rendered = new LRUCache<string, string>({ max: maxTexts })

type TextPlace = {
  /** Several texts on one page need different prefixes of ids. */
  idPrefix?: string
  /** The level of its highest headings, one below the heading that the text stands under. Default 2, below the page's own. */
  topHeading?: number
}

/** An editor's markdown as HTML for a page of this language. */
async function renderHtml(
  source: string,
  language: Language,
  { idPrefix = '', topHeading = 2 }: TextPlace,
): Promise<string> {
  const paths = uploadsInText(source)
  const uploads = paths.length > 0 ? await readUploads(paths) : []
  const key = `${language} ${idPrefix} ${topHeading} ${JSON.stringify(uploads)} ${source}`
  const known = rendered.get(key)
  if (known !== undefined) return known
  const made = await renderMarkdown(source, {
    ...optionsFor(language),
    idPrefix,
    topHeading,
    pictureAt: picturesOfText(uploads),
  })
  rendered.set(key, made)
  return made
}

/** An editor's markdown for a page of this language; undefined without a text. */
export async function html(
  source: string | undefined,
  language: Language,
  place: TextPlace = {},
): Promise<Html | undefined> {
  if (!source) return undefined
  const text = await renderHtml(source, language, place)
  const id = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  return inDocumentOnce({ id, text }, 'text')
}

const optionsFor = (language: Language): MarkdownOptions => ({
  mediaBase: env.CMS_PUBLIC_URL,
  siteOrigin: env.PUBLIC_URL,
  reservedIds: pageIds,
  resolvePath: (path) => localizedPath(language, path),
  formatNumber: (number) => formatNumber(language, number),
  labels: dictionaries[language].text,
})

/** The plain text of an editor's markdown. */
export const markdownText = async (source: string | undefined, language: Language): Promise<string> =>
  source ? plainText(await renderMarkdown(source, optionsFor(language))) : ''

/** An entry with its text as HTML in place of what the editor wrote. */
export const withHtml = async <Entry extends { content?: string | undefined }>(
  { content, ...entry }: Entry,
  language: Language,
  place?: TextPlace,
) => ({ ...entry, html: await html(content, language, place) })
