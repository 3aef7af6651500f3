import { defaultLanguage } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { env } from '../env.server.ts'
import { readAllFrom } from './all-pages.server.ts'
import { listBlock } from './block.server.ts'
import { publishedClients } from './clients.server.ts'
import { mediaUrl } from './media.server.ts'
import { readBlock } from './read-block.server.ts'
import { published } from './sources.server.ts'

type SizeOf = (address: string) => { width: number; height: number } | undefined

const fields = ['url' as const, 'width' as const, 'height' as const]
const sized = z.object({ url: z.string(), width: z.number().nullish(), height: z.number().nullish() })
type File = z.output<typeof sized>

const uploadList = listBlock({
  name: 'uploads',
  type: 'file',
  schema: sized,
  ask: ({ rest }) => readAllFrom((pagination) => rest.uploads.list({ fields, sort: 'id', pagination })),
})

const none: File[] = []

/** Every file of the media library, another array where one is another. */
export const readUploads = (): Promise<File[]> =>
  readBlock('uploads', none, () => published.read(uploadList, defaultLanguage))

/** The path of an upload, wherever in a text it stands; a text may name its server before it. */
const paths = /\/uploads\/[^\s"'<>()[\]\\,?#]+/g

/** As many as the content server reads of one list. */
const most = 100

/** The sizes in pixels of the uploads that a text shows. One that is newer than the list is asked for by itself. */
export async function pictureSizes(source: string, uploads: readonly File[]): Promise<SizeOf | undefined> {
  const shown = new Set(source.match(paths))
  if (shown.size === 0) return undefined
  const known = uploads.filter(({ url }) => shown.has(url))
  for (const { url } of known) shown.delete(url)
  const unknown = [...shown].slice(0, most)
  const asked = await readBlock('uploads', none, async () =>
    unknown.length > 0
      ? publishedClients.rest.uploads.list({ filters: { url: { $in: unknown } }, fields })
      : none,
  )
  const sizes = new Map<string, { width: number; height: number }>()
  for (const { url, width, height } of [...known, ...asked])
    if (width && height) sizes.set(mediaUrl(url), { width, height })
  return (address) => (URL.canParse(address, env.CMS_PUBLIC_URL) ? sizes.get(mediaUrl(address)) : undefined)
}
