import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { onUploadEnd, uploadStep } from './upload-transaction'
import { type StoredFile, uploadsFolder } from './uploads-folder'

type Operation = (file: StoredFile, ...rest: never[]) => Promise<unknown>
type Provider = Record<string, Operation>

const fileType = 'plugin::upload.file'

/** A bucket stores a file completely or not at all. */
function undoInBucket(provider: Provider) {
  const { uploadStream, delete: remove } = provider
  if (!uploadStream || !remove) return
  provider.uploadStream = async (file, ...rest) => {
    onUploadEnd({ undo: () => remove(file) })
    return uploadStream(file, ...rest)
  }
}

/**
 * A failed upload leaves no file and no entry of the media library, and does not change a file that it would replace.
 */
export function undoFailedUploads(strapi: Core.Strapi) {
  const { provider } = strapi.plugin('upload') as unknown as { provider: Provider }
  if (strapi.config.get('plugin::upload.provider', 'local') === 'local')
    Object.assign(provider, uploadsFolder(path.join(strapi.dirs.static.public, 'uploads')))
  else undoInBucket(provider)

  for (const name of ['uploadStream', 'replaceStream', 'delete']) {
    const operation = provider[name]
    if (operation) provider[name] = (file, ...rest) => uploadStep(() => operation(file, ...rest))
  }

  strapi.db.lifecycles.subscribe({
    models: [fileType],
    afterCreate({ result }) {
      onUploadEnd({ undo: () => strapi.db.query(fileType).delete({ where: { id: result.id } }) })
    },
  })
}
