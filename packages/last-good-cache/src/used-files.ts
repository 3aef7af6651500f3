import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** The least recently used files are removed where all whose names match `pattern` have more than `maxBytes`. */
export type FileLimit = { maxBytes: number; pattern: RegExp }

type FoundFile = { file: string; bytes: number; modifiedAt: number }

/** Sizes of the files under a limit, by their last use; without a limit nothing is recorded. */
export function createUsedFiles(
  folder: string,
  limit: FileLimit | undefined,
  remove: (path: string) => void,
) {
  const sizes =
    limit &&
    new LRUCache<string, number>({
      maxSize: limit.maxBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose(_bytes, file, reason) {
        if (reason === 'evict') remove(join(folder, file))
      },
    })

  return {
    /** Whether the limit allows a file of this size; a larger one would evict all others, and itself. */
    allows: (bytes: number) => !limit || bytes <= limit.maxBytes,
    /** The files of earlier processes. A time in the future is of a clock that was wrong. */
    fill(found: readonly FoundFile[]) {
      const usedAt = ({ modifiedAt }: FoundFile) => Math.min(modifiedAt, Date.now())
      for (const { file, bytes } of found.toSorted((a, b) => usedAt(a) - usedAt(b)))
        if (limit?.pattern.test(file)) sizes?.set(file, bytes)
    },
    written: (file: string, bytes: number) => void sizes?.set(file, bytes),
    /** The file's modification time records the last use for other processes and later starts. */
    read(file: string, bytes: number) {
      if (!sizes) return
      if (sizes.get(file) === undefined) sizes.set(file, bytes)
      const now = new Date()
      void utimes(join(folder, file), now, now).catch(() => undefined)
    },
    missing: (file: string) => void sizes?.delete(file),
    bytes: () => sizes?.calculatedSize ?? 0,
  }
}
