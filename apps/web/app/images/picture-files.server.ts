import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

type Log = (line: { event: string; file?: string; reason: string }) => void

const tagBytes = 32
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const name = /^[0-9a-f]{64}$/
const unfinished = /^\.[0-9a-f-]{36}$/
const hour = 60 * 60 * 1000

/** A picture, and the strong tag of its bytes. */
export type CachedPicture = { bytes: Buffer; tag: string }

export const cachedPicture = (bytes: Buffer): CachedPicture => ({
  bytes,
  tag: hashOf(bytes).toString('base64url'),
})

/**
 * Pictures in a folder, a file each: the hash of its bytes, and the bytes. A file is there whole or not at all; one that
 * is not what was written counts as absent. The longest unasked go where all together are more than `mostBytes`.
 * What cannot be read or written costs a line of the log, and nothing else.
 */
export function pictureFiles(folder: string, mostBytes: number, warn: Log) {
  const sizes = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose(_bytes, file, reason) {
      if (reason === 'evict') void rm(join(folder, file), { force: true }).catch(() => undefined)
    },
  })
  let isWarned = false
  const ready = findKept()

  async function findKept() {
    const found: { file: string; bytes: number; at: number }[] = []
    for (const file of await readdir(folder).catch(() => [])) {
      const about = await stat(join(folder, file)).catch(() => undefined)
      // What a process that was killed left half written; another's may be under way.
      if (about && unfinished.test(file) && Math.abs(Date.now() - about.mtimeMs) > hour)
        await rm(join(folder, file), { force: true })
      // A file of the future, left by a clock that was wrong, counts as read now.
      if (about && name.test(file))
        found.push({ file, bytes: about.size, at: Math.min(about.mtimeMs, Date.now()) })
    }
    for (const { file, bytes } of found.sort((a, b) => a.at - b.at)) sizes.set(file, bytes)
  }

  return {
    /** The file name of what is told apart by this. */
    nameOf: (key: string): string => createHash('sha256').update(key).digest('hex'),

    async read(file: string): Promise<CachedPicture | undefined> {
      await ready
      try {
        const path = join(folder, file)
        const written = await readFile(path)
        const bytes = written.subarray(tagBytes)
        const kept = cachedPicture(bytes)
        if (bytes.length === 0 || kept.tag !== written.subarray(0, tagBytes).toString('base64url'))
          throw new Error('It is not what was written.')
        // Another process, and this one when it starts again, see by it what was asked for lately.
        if (sizes.get(file) === undefined) sizes.set(file, written.length)
        const now = new Date()
        void utimes(path, now, now).catch(() => undefined)
        return kept
      } catch (error) {
        sizes.delete(file)
        if (isAbsent(error)) return undefined
        warn({ event: 'picture_file_unreadable', file, reason: reasonOf(error) })
        await rm(join(folder, file), { force: true }).catch(() => undefined)
        return undefined
      }
    },

    async write(file: string, { bytes, tag }: CachedPicture): Promise<void> {
      await ready
      // It would drive out all the others, and itself.
      if (bytes.length + tagBytes > mostBytes) return
      const aside = join(folder, `.${randomUUID()}`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(aside, Buffer.concat([Buffer.from(tag, 'base64url'), bytes]))
        await rename(aside, join(folder, file))
        sizes.set(file, bytes.length + tagBytes)
        isWarned = false
      } catch (error) {
        await rm(aside, { force: true }).catch(() => undefined)
        // Without room each picture would say so again.
        if (isWarned) return
        isWarned = true
        warn({ event: 'picture_file_unwritable', reason: reasonOf(error) })
      }
    },

    /** What is kept, in bytes. */
    bytes: () => sizes.calculatedSize,
  }
}

export type PictureFiles = ReturnType<typeof pictureFiles>
