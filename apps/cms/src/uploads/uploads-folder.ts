import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { onUploadEnd } from './upload-transaction'

export interface StoredFile {
  hash: string
  ext: string
  url?: string
  stream?: Readable
}

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return false
}

/** Files whose name begins with a dot are not served. */
const asideOf = (file: string) => path.join(path.dirname(file), `.${randomUUID()}-${path.basename(file)}`)

/** Some file systems have no hard links. */
const linkOrCopy = (file: string, aside: string) =>
  link(file, aside).catch((error) => {
    if (error.code === 'ENOENT') throw error
    return copyFile(file, aside)
  })

/** Gives a file a second name until the upload ends, from which it is restored if the upload fails. */
async function setAside(file: string, move: (from: string, to: string) => Promise<void>) {
  const aside = asideOf(file)
  const exists = await move(file, aside).then(() => true, missing)
  if (exists)
    await onUploadEnd({ undo: () => rename(aside, file), complete: () => rm(aside, { force: true }) })
}

/** The write operations of Strapi's local provider. A file is complete before it gets its name. */
export function uploadsFolder(folder: string) {
  const pathOf = ({ hash, ext }: StoredFile) => path.join(folder, `${hash}${ext}`)

  async function uploadStream(file: StoredFile) {
    if (!file.stream) throw new Error('Missing file stream')
    const target = pathOf(file)
    const partial = asideOf(target)
    // It may have been removed since the start.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await pipeline(file.stream, createWriteStream(partial, { mode: 0o600 }))
      // The old file is served until the new one takes its name.
      await setAside(target, linkOrCopy)
      await rename(partial, target)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
    await onUploadEnd({ undo: () => rm(target, { force: true }) })
    file.url = `/uploads/${file.hash}${file.ext}`
  }

  return {
    uploadStream,
    async replaceStream(file: StoredFile, old: StoredFile) {
      await uploadStream(file)
      if (pathOf(old) !== pathOf(file)) await setAside(pathOf(old), rename)
    },
    delete: (file: StoredFile) => setAside(pathOf(file), rename),
  }
}
