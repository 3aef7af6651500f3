import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFile, type StoredFile, serializeFile } from './stored-file.ts'
import { createUsedFiles, type FileLimit } from './used-files.ts'

const hour = 60 * 60 * 1000
const unfinished = /^\.(.+\.)?[0-9a-f-]{36}$/

type Problem = { file: string; reason: string }

export type FileStoreOptions = {
  /** By default none. */
  limit?: FileLimit
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

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const remove = (path: string) => rm(path, { force: true }).catch(() => undefined)

/**
 * Files in a folder, which need not exist: each has a line of JSON with format and checksum, and the bytes. Writes are
 * atomic, and a corrupt file is removed.
 */
export function createFileStore(
  folder: string,
  { limit, onUnreadable, onUnwritable, writerId = randomUUID() }: FileStoreOptions,
): FileStore {
  const used = createUsedFiles(folder, limit, remove)
  const reported = new Set<string>()
  const writing = new Map<string, Promise<void>>()
  const opened = findFiles(folder).then(used.fill)

  async function replaceFile(file: string, bytes: Buffer) {
    await opened
    const whole = serializeFile(bytes)
    if (!used.allows(whole.length)) return
    const unfinishedPath = join(folder, `.${file}.${writerId}`)
    // The number of log lines must be bounded, however many files there are.
    const subject = limit ? '' : file
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(unfinishedPath, whole)
      await rename(unfinishedPath, join(folder, file))
      used.written(file, whole.length)
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
      try {
        const written = await readFile(join(folder, file))
        const stored = parseFile(written)
        if (stored) {
          used.read(file, written.length)
          return stored
        }
        onUnreadable({ file, reason: 'The file is not what was written.' })
        await remove(join(folder, file))
      } catch (error) {
        if (!isAbsent(error)) onUnreadable({ file, reason: reasonOf(error) })
      }
      used.missing(file)
      return undefined
    },
    write(file, bytes) {
      const written = (writing.get(file) ?? Promise.resolve())
        .then(() => replaceFile(file, bytes))
        .finally(() => {
          if (writing.get(file) === written) writing.delete(file)
        })
      writing.set(file, written)
      return written
    },
    size: used.bytes,
  }
}

/** Removes the unfinished files of processes that were killed; a recent one may be another process's. */
async function findFiles(folder: string) {
  const found: { file: string; bytes: number; modifiedAt: number }[] = []
  for (const file of await readdir(folder).catch(() => [])) {
    const about = await stat(join(folder, file)).catch(() => undefined)
    if (!about) continue
    if (unfinished.test(file) && Math.abs(Date.now() - about.mtimeMs) > hour) await remove(join(folder, file))
    else found.push({ file, bytes: about.size, modifiedAt: about.mtimeMs })
  }
  return found
}
