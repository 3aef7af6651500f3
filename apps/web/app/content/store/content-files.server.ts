import { createFileStore } from '@islamic-centre/last-good-cache/file-store'
import { jsonFile } from '@islamic-centre/last-good-cache/json-file'

type Log = (line: { event: string; file: string; reason: string }) => void

const ending = '.json'

/** The last good answers in a folder, one JSON file each. Errors of reading and writing are only logged. */
export function contentFiles(folder: string, warn: Log) {
  const nameOf = (file: string) => file.slice(0, -ending.length)
  const store = createFileStore(folder, {
    onUnreadable: ({ file, reason }) =>
      warn({ event: 'content_file_unreadable', file: nameOf(file), reason }),
    onUnwritable: ({ file, reason }) =>
      warn({ event: 'content_file_unwritable', file: nameOf(file), reason }),
  })
  return (name: string) => jsonFile(store, name + ending)
}
