import type { KnownPicture } from '@islamic-centre/ui/markdown/render'
import { env } from '../env.server.ts'
import { pictureLayouts } from '../pictures/picture-layouts.ts'
import { sourcesOf } from '../pictures/picture-sources.ts'
import { mediaUrl, stemOfUpload } from './upload-address.server.ts'
import { askForNewUploads, type Upload } from './uploads.server.ts'

/** The path of an upload, wherever in a text it stands; a text may name its server before it. */
const paths = /\/uploads\/[^\s"'<>()[\]\\,?#]+/g

/** As many as the content server reads of one list. */
const most = 100

/** What is known of the uploads that a text shows. One that is newer than the list is asked for by itself. */
export async function picturesOfText(
  source: string,
  uploads: readonly Upload[],
): Promise<((address: string) => KnownPicture | undefined) | undefined> {
  const shown = new Set(source.match(paths))
  if (shown.size === 0) return undefined
  const known = uploads.filter(({ url }) => shown.has(url))
  for (const { url } of known) shown.delete(url)
  const asked = await askForNewUploads([...shown].slice(0, most))
  const pictures = new Map<string, KnownPicture>()
  for (const { url, width, height, updatedAt } of [...known, ...asked]) {
    if (!width || !height) continue
    const src = mediaUrl(url)
    const sources = sourcesOf({ src, width, height, stem: stemOfUpload(url, updatedAt) })
    pictures.set(src, { width, height, ...(sources.length > 0 && { sources, sizes: pictureLayouts.text }) })
  }
  return (address) =>
    URL.canParse(address, env.CMS_PUBLIC_URL) ? pictures.get(mediaUrl(address)) : undefined
}
