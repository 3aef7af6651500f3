import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Raised when the file itself is written otherwise; what answers mean is for their parser to say. */
const format = 1

type Log = (line: { event: string; file: string; reason: string }) => void

const checksumOf = (text: string) => createHash('sha256').update(text).digest('base64')
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function answerIn(text: string): unknown {
  const end = text.indexOf('\n')
  const head: unknown = JSON.parse(text.slice(0, end))
  const body = text.slice(end + 1)
  const right = { format, checksum: checksumOf(body) }
  if (JSON.stringify(head) !== JSON.stringify(right)) throw new Error('It is not what was written.')
  return JSON.parse(body)
}

/**
 * The last good answers in a folder, a file each: a line of JSON with format and checksum, and the answer as JSON. A
 * file is there whole or not at all. What cannot be read or written costs a line of the log, and nothing else.
 */
export function contentFiles(folder: string, warn: Log) {
  const isWarned = new Set<string>()

  return (name: string) => {
    const path = join(folder, `${name}.json`)
    // One after the other: the last is the one that stays.
    let saved = Promise.resolve()
    return {
      async load(): Promise<unknown> {
        try {
          return answerIn(await readFile(path, 'utf8'))
        } catch (error) {
          const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
          if (!isAbsent) warn({ event: 'content_file_unreadable', file: name, reason: reasonOf(error) })
          return undefined
        }
      },
      save(answer: unknown): Promise<void> {
        saved = saved.then(() => write(answer))
        return saved
      },
    }

    async function write(answer: unknown) {
      const body = JSON.stringify(answer)
      const aside = join(folder, `.${name}.${process.pid}`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(aside, `${JSON.stringify({ format, checksum: checksumOf(body) })}\n${body}`)
        await rename(aside, path)
        isWarned.delete(name)
      } catch (error) {
        await rm(aside, { force: true }).catch(() => undefined)
        // Without room each change would say so again.
        if (isWarned.has(name)) return
        isWarned.add(name)
        warn({ event: 'content_file_unwritable', file: name, reason: reasonOf(error) })
      }
    }
  }
}
