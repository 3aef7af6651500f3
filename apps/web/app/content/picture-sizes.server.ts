import { env } from '../env.server.ts'
import { publishedClients } from './clients.server.ts'
import { mediaUrl } from './media.server.ts'

type Size = { width: number; height: number }
type SizeOf = (address: string) => Size | undefined

/** The path of an upload, wherever in a text it stands; a text may name its server before it. */
const uploads = /\/uploads\/[^\s"'<>()[\]\\,?#]+/g

/** As many as the content server reads of one list. */
const most = 100

/**
 * The sizes in pixels of the uploads that a text shows. The content server is asked once, and not at all where the
 * text names none.
 */
export async function pictureSizes(source: string): Promise<SizeOf | undefined> {
  const paths = [...new Set(source.match(uploads))].slice(0, most)
  if (paths.length === 0) return undefined
  const files = await publishedClients.rest.uploads.list({
    filters: { url: { $in: paths } },
    fields: ['url', 'width', 'height'],
  })
  const sizes = new Map<string, Size>()
  for (const { url, width, height } of files) if (width && height) sizes.set(mediaUrl(url), { width, height })
  return (address) => (URL.canParse(address, env.CMS_PUBLIC_URL) ? sizes.get(mediaUrl(address)) : undefined)
}
