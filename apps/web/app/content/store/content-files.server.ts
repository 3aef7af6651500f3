import { createFileStore } from '@islamic-centre/last-good-cache/file-store'
import { jsonFile } from '@islamic-centre/last-good-cache/json-file'

type Log = (line: { event: string; file: string; reason: string }) => void

const ending = '.json'
/** Writing takes at most a hundredth of the time, however long a list is; an edit need not be on the disk at once. */
const restFactor = 100
const maxRestMs = 10_000

/** Writes the latest value, and rests between two writes. */
function writeSeldom(write: (value: unknown) => Promise<void>) {
  let latest: { value: unknown } | undefined
  let writing: Promise<void> | undefined
  let rest = Promise.resolve()
  async function writeAll() {
    while (latest) {
      await rest
      const { value } = latest
      latest = undefined
      const began = performance.now()
      await write(value)
      const restMs = Math.min(maxRestMs, restFactor * (performance.now() - began))
      rest = new Promise((resolve) => setTimeout(resolve, restMs).unref())
    }
    writing = undefined
  }
  return (value: unknown): Promise<void> => {
    latest = { value }
    writing ??= writeAll()
    return writing
  }
}

/** The last good answers in a folder, a JSON file each. What cannot be read or written costs a line of the log. */
export function contentFiles(folder: string, warn: Log) {
  const nameOf = (file: string) => file.slice(0, -ending.length)
  const store = createFileStore(folder, {
    onUnreadable: ({ file, reason }) =>
      warn({ event: 'content_file_unreadable', file: nameOf(file), reason }),
    onUnwritable: ({ file, reason }) =>
      warn({ event: 'content_file_unwritable', file: nameOf(file), reason }),
  })
  return (name: string) => {
    const file = jsonFile(store, name + ending)
    return { load: file.load, save: writeSeldom(file.save) }
  }
}
