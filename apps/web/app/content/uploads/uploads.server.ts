import { z } from 'zod'
import { env } from '../../env.server.ts'
import type { PictureUpload } from '../../images/make-pictures.server.ts'
import { picture } from '../../images/pictures.server.ts'
import { createPicturePreparation } from '../../images/prepare-pictures.server.ts'
import { errorMessage } from '../../platform/error-message.ts'
import { limitedLog } from '../../platform/limited-log.server.ts'
import { log } from '../../platform/log.server.ts'
import { publishedClients } from '../clients.server.ts'
import { InvalidContent, validEntries } from '../content-query.server.ts'
import { optional } from '../read.server.ts'
import { readAllPages } from '../requests.server.ts'
import { contentFiles } from '../store/content-files.server.ts'
import { createOutageLog } from '../store/outage-log.server.ts'
import { contentChanged, onContentChanged } from '../webhook/content-changed.server.ts'
import { createChangedFiles } from './changed-files.server.ts'
import { createUploadLookup, type Upload, uploadName } from './upload-lookup.server.ts'
import { pictureOfUpload, revisionOf } from './upload-url.server.ts'

const fields = ['url' as const, 'width' as const, 'height' as const, 'updatedAt' as const]
const schema = z.object({
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  updatedAt: z.iso.datetime({ offset: true }).nullish(),
})
const file = contentFiles(env.CONTENT_CACHE_DIR, (line) => log.warn(line))('uploads')
const outages = createOutageLog({ error: (line) => log.error(line), info: (line) => log.info(line) })

/** The uploads that pages and pictures are made of. */
export const uploads = createUploadLookup({
  async requestBatch(names) {
    const filters = { hash: { $in: names } }
    const answer = await publishedClients.rest.uploads.list({ filters, fields, pagination: { limit: 100 } })
    if (!Array.isArray(answer)) throw new InvalidContent('The answer is no list.')
    return validEntries('file', schema, answer)
  },
  file: {
    load: async () => z.array(schema).safeParse(await file.load()).data ?? [],
    save: file.save,
  },
  now: () => performance.now(),
  onFailure: (error) => outages.failed('uploads', error),
  onSuccess: () => outages.succeeded('uploads'),
})

const tickMs = 1_000

onContentChanged(({ event, type }) =>
  event.startsWith('media.') || type === 'plugin::upload.file'
    ? uploads.filesChanged()
    : uploads.entriesChanged(),
)
setInterval(uploads.tick, tickMs).unref()

const library = publishedClients.rest.uploads
const ofFile = 'plugin::upload.file'
const times = ['createdAt', 'updatedAt']

/** Makes the pictures of a file before a page shows it. */
const prepare = createPicturePreparation({
  async find(documentId) {
    const pagination = { page: 1, pageSize: 1 }
    const { data } = await library.page({ fields, filters: { documentId }, pagination })
    const [file] = validEntries('file', schema, data)
    const picture = file && pictureOfUpload(file.url)
    return picture && file.width
      ? { ...picture, revision: revisionOf(file.updatedAt), width: file.width }
      : undefined
  },
  make: picture,
  onFailure: (documentId, error) => {
    const reason = errorMessage(error)
    limitedLog.warn({ event: 'picture_not_prepared', documentId, reason }, reason)
  },
})

const changedFiles = createChangedFiles({
  async newest() {
    const { data, meta } = await library.page({
      fields: times,
      sort: ['updatedAt:desc'],
      pagination: { page: 1, pageSize: 1 },
    })
    return { file: data[0], total: meta.pagination.total ?? 0 }
  },
  since: (updatedAt) =>
    readAllPages('uploads', async (pagination) => {
      const filters = updatedAt ? { updatedAt: { $gte: updatedAt } } : {}
      const { data } = await library.page({ fields: times, sort: ['id'], filters, pagination })
      return { data }
    }),
  onNew: (documentId) => void prepare(documentId),
  onChange: (documentId) => contentChanged({ event: 'media.update', type: ofFile, documentId }),
  onGone: () => contentChanged({ event: 'media.delete', type: ofFile }),
})

onContentChanged(({ event, documentId }) => {
  if (event === 'media.delete' && documentId) changedFiles.markDeleted(documentId)
  if (event === 'media.update' && documentId) void prepare(documentId)
})
const pollIntervalMs = 60_000
// The readings of content log an outage of the content server.
setInterval(() => void changedFiles.poll().catch(() => undefined), pollIntervalMs).unref()

/** The uploads at these addresses. Where they cannot be looked up there are none, and the page is partial. */
export const readUploads = (urls: readonly string[]): Promise<Upload[]> =>
  optional('uploads', findUploads(urls), [])

async function findUploads(urls: readonly string[]): Promise<Upload[]> {
  const found = await Promise.all([...new Set(urls.map(uploadName))].map(uploads.find))
  return found.flat().filter(({ url }) => urls.includes(url))
}

/**
 * The upload of a name of letters, digits, `_` and `-`; undefined where the media library has none. Rejects where it could
 * never be looked up.
 */
export async function findPictureUpload(name: string): Promise<PictureUpload | undefined> {
  for (const { url, updatedAt } of await uploads.find(name)) {
    const picture = pictureOfUpload(url)
    if (picture?.name === name) return { address: picture.address, revision: revisionOf(updatedAt) }
  }
  return undefined
}
