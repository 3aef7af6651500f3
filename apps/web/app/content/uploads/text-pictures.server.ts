import type { KnownPicture } from '@islamic-centre/ui/markdown/render'
import { env } from '../../env.server.ts'
import { pictureLayouts } from '../../images/picture-layouts.ts'
import { sourcesOf } from '../../images/picture-sources.ts'
import type { Upload } from './upload-lookup.server.ts'
import { mediaUrl, stemOfUpload } from './upload-url.server.ts'

/** The path of an upload anywhere in a text, with or without a server before it. */
const paths = /\/uploads\/[^\s"'<>()[\]\\,?#]+/g

/** Further pictures of a text are shown from their own addresses. */
const maxUploads = 500

/** The paths of the uploads that a text shows. */
export const uploadsInText = (source: string): string[] =>
  [...new Set(source.match(paths))].slice(0, maxUploads)

/** The sizes and sources of a text's pictures, by their addresses. */
export function picturesOfText(
  uploads: readonly Upload[],
): ((address: string) => KnownPicture | undefined) | undefined {
  if (uploads.length === 0) return undefined
  const pictures = new Map<string, KnownPicture>()
  for (const { url, width, height, updatedAt } of uploads) {
    if (!width || !height) continue
    const src = mediaUrl(url)
    const sources = sourcesOf({ src, width, height, stem: stemOfUpload(url, updatedAt) })
    pictures.set(src, { width, height, ...(sources.length > 0 && { sources, sizes: pictureLayouts.text }) })
  }
  return (address) =>
    URL.canParse(address, env.CMS_PUBLIC_URL) ? pictures.get(mediaUrl(address)) : undefined
}
