import { defaultLanguage } from '@islamic-centre/i18n/locales'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { z } from 'zod'
import { readAllFrom } from './all-pages.server.ts'
import { listBlock } from './block.server.ts'
import { publishedClients } from './clients.server.ts'
import { readBlock } from './read-block.server.ts'
import { published } from './sources.server.ts'
import { editionOf, pictureOfUpload } from './upload-address.server.ts'

const fields = ['url' as const, 'width' as const, 'height' as const, 'updatedAt' as const]
const schema = z.object({
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  updatedAt: z.iso.datetime({ offset: true }).nullish(),
})
export type Upload = z.output<typeof schema>

const uploadList = listBlock({
  name: 'uploads',
  type: 'file',
  schema,
  ask: ({ rest }) => readAllFrom((pagination) => rest.uploads.list({ fields, sort: 'id', pagination })),
})

const none: Upload[] = []

/** Every file of the media library, another array where one is another. */
export const readUploads = (): Promise<Upload[]> =>
  readBlock('uploads', none, () => published.read(uploadList, defaultLanguage))

/** Uploads by a filter of the content API, for those that are newer than the list. */
const askForUploads = (filters: Record<string, unknown>) =>
  publishedClients.rest.uploads.list({ filters, fields })

/** The uploads at these addresses that are newer than the list. */
export const askForNewUploads = (urls: readonly string[]): Promise<Upload[]> =>
  readBlock('uploads', none, async () => (urls.length > 0 ? askForUploads({ url: { $in: urls } }) : none))

/** An upload that pictures are made of: where this server reaches it, and which edition of it there is. */
export type PictureUpload = { address: string; edition: string }

const picturesByName = new WeakMap<readonly Upload[], Map<string, PictureUpload>>()

function byName(uploads: readonly Upload[]): Map<string, PictureUpload> {
  const known = picturesByName.get(uploads)
  if (known) return known
  const pictures = new Map<string, PictureUpload>()
  for (const { url, updatedAt } of uploads) {
    const picture = pictureOfUpload(url)
    if (picture) pictures.set(picture.name, { address: picture.address, edition: editionOf(updatedAt) })
  }
  picturesByName.set(uploads, pictures)
  return pictures
}

/** Whoever makes names up costs the content server one question at a time, and each name once in so long. */
const oneByOne = pLimit(1)
const mostWaiting = 8
const notFound = new LRUCache<string, true>({ max: 1000, ttl: 5_000 })

/**
 * The upload of a name, which is of this form: letters, digits, `_`, `-`. Undefined where the media library has none. Rejects
 * while nothing is known of the library.
 */
export async function findPictureUpload(name: string): Promise<PictureUpload | undefined> {
  const known = byName(await published.read(uploadList, defaultLanguage)).get(name)
  if (known || notFound.has(name) || oneByOne.pendingCount >= mostWaiting) return known
  const found = byName(await oneByOne(() => askForUploads({ hash: { $eq: name } }))).get(name)
  if (!found) notFound.set(name, true)
  return found
}
