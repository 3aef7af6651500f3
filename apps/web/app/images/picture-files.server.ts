import { createHash } from 'node:crypto'
import { createFileStore } from '@islamic-centre/last-good-cache/file-store'

type Log = (line: { event: string; file?: string; reason: string }) => void

/** A picture, and the strong tag of its bytes. */
export type CachedPicture = { bytes: Buffer; tag: string }

export const cachedPicture = (bytes: Buffer): CachedPicture => ({
  bytes,
  tag: createHash('sha256').update(bytes).digest('base64url'),
})

/**
 * Pictures in a folder, one file each; the least recently used are removed when the total exceeds `maxBytes`. Read and
 * write errors are only logged.
 */
export function pictureFiles(folder: string, maxBytes: number, warn: Log) {
  const store = createFileStore(folder, {
    limit: { maxBytes, pattern: /^[0-9a-f]{64}$/ },
    onUnreadable: (problem) => warn({ event: 'picture_file_unreadable', ...problem }),
    onUnwritable: ({ reason }) => warn({ event: 'picture_file_unwritable', reason }),
  })
  return {
    /** The file name of the picture with this key. */
    nameOf: (key: string): string => createHash('sha256').update(key).digest('hex'),
    async read(file: string): Promise<CachedPicture | undefined> {
      const stored = await store.read(file)
      return (
        stored && { bytes: stored.bytes, tag: Buffer.from(stored.checksum, 'base64').toString('base64url') }
      )
    },
    write: (file: string, { bytes }: CachedPicture): Promise<void> => store.write(file, bytes),
  }
}

export type PictureFiles = ReturnType<typeof pictureFiles>
