import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Increased when the file format changes. */
const format = 1
const hour = 60 * 60 * 1000
const unfinished = /^\.(.+\.)?[0-9a-f-]{36}$/

export type StoredFile = {
  bytes: Buffer
  /** SHA-256 of the bytes, base64. */
  checksum: string
}

type Problem = { file: string; reason: string }

export type FileStoreOptions = {
  /** The least recently used files go where all whose names match `pattern` have more than `maxBytes`; by default none. */
  limit?: { maxBytes: number; pattern: RegExp }
  /** A file exists and cannot be read, or is corrupt. */
  onUnreadable: (problem: Problem) => void
  /** A file cannot be written: called once until a write succeeds, for each file or, with a limit, for all. */
  onUnwritable: (problem: Problem) => void
  /** Distinguishes the unfinished files of this store from those of others in the same folder. A UUID. */
  writerId?: string
}

export type FileStore = {
  /** The file's content after the writes that have begun; undefined if it is missing or corrupt. Never rejects. */
  read: (file: string) => Promise<StoredFile | undefined>
  /** Replaces the file's content; of several writes of one file the last one stays. Never rejects. */
  write: (file: string, bytes: Buffer) => Promise<void>
  /** Bytes on the disk of the files under the limit. */
  size: () => number
}

const checksumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')
const headOf = (checksum: string) => `${JSON.stringify({ format, checksum })}\n`
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The content of a file; undefined if it is corrupt. */
function parseFile(written: Buffer): StoredFile | undefined {
  const start = written.indexOf('\n') + 1
  const bytes = written.subarray(start)
  const checksum = checksumOf(bytes)
  return written.toString('latin1', 0, start) === headOf(checksum) ? { bytes, checksum } : undefined
}

/**
 * Files in a folder, which need not exist: each has a line of JSON with format and checksum, and the bytes. Writes are
 * atomic, and a corrupt file is removed.
 */
export function createFileStore(
  folder: string,
  { limit, onUnreadable, onUnwritable, writerId = randomUUID() }: FileStoreOptions,
): FileStore {
  const sizes =
    limit &&
    new LRUCache<string, number>({
      maxSize: limit.maxBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose(_bytes, file, reason) {
        if (reason === 'evict') void remove(join(folder, file))
      },
    })
  const reported = new Set<string>()
  const writing = new Map<string, Promise<void>>()
  const opened = open()

  async function open() {
    const found: { file: string; bytes: number; usedAt: number }[] = []
    for (const file of await readdir(folder).catch(() => [])) {
      const about = await stat(join(folder, file)).catch(() => undefined)
      if (!about) continue
      // A process that was killed leaves unfinished files; a recent one may be another process's.
      if (unfinished.test(file) && Math.abs(Date.now() - about.mtimeMs) > hour)
        await remove(join(folder, file))
      // A time in the future is of a clock that was wrong.
      if (limit?.pattern.test(file))
        found.push({ file, bytes: about.size, usedAt: Math.min(about.mtimeMs, Date.now()) })
    }
    for (const { file, bytes } of found.sort((a, b) => a.usedAt - b.usedAt)) sizes?.set(file, bytes)
  }

  async function writeWhole(file: string, bytes: Buffer) {
    await opened
    const whole = Buffer.concat([Buffer.from(headOf(checksumOf(bytes))), bytes])
    // It would evict all others, and itself.
    if (limit && whole.length > limit.maxBytes) return
    const unfinishedPath = join(folder, `.${file}.${writerId}`)
    // The number of log lines must be bounded, however many files there are.
    const subject = limit ? '' : file
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(unfinishedPath, whole)
      await rename(unfinishedPath, join(folder, file))
      sizes?.set(file, whole.length)
      reported.delete(subject)
    } catch (error) {
      await remove(unfinishedPath)
      if (reported.has(subject)) return
      reported.add(subject)
      onUnwritable({ file, reason: reasonOf(error) })
    }
  }

  return {
    async read(file) {
      await opened
      await writing.get(file)
      const path = join(folder, file)
      try {
        const written = await readFile(path)
        const stored = parseFile(written)
        if (stored) {
          if (sizes) markUsed(file, path, written.length)
          return stored
        }
        onUnreadable({ file, reason: 'The file is not what was written.' })
        await remove(path)
      } catch (error) {
        if (!isAbsent(error)) onUnreadable({ file, reason: reasonOf(error) })
      }
      sizes?.delete(file)
      return undefined
    },
    write(file, bytes) {
      const written = (writing.get(file) ?? Promise.resolve())
        .then(() => writeWhole(file, bytes))
        .finally(() => {
          if (writing.get(file) === written) writing.delete(file)
        })
      writing.set(file, written)
      return written
    },
    size: () => sizes?.calculatedSize ?? 0,
  }

  /** The file's modification time records the last use for other processes and later starts. */
  function markUsed(file: string, path: string, bytes: number) {
    if (sizes?.get(file) === undefined) sizes?.set(file, bytes)
    const now = new Date()
    void utimes(path, now, now).catch(() => undefined)
  }
}

const remove = (path: string) => rm(path, { force: true }).catch(() => undefined)
