import { createHash } from 'node:crypto'

/** Increased when the file format changes. */
const format = 1

export type StoredFile = {
  bytes: Buffer
  /** SHA-256 of the bytes, base64. */
  checksum: string
}

const checksumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')
const headOf = (checksum: string) => `${JSON.stringify({ format, checksum })}\n`

/** What is written: a line of JSON with format and checksum, and the bytes. */
export const serializeFile = (bytes: Buffer) => Buffer.concat([Buffer.from(headOf(checksumOf(bytes))), bytes])

/** The content of a file; undefined if it is corrupt. */
export function parseFile(written: Buffer): StoredFile | undefined {
  const start = written.indexOf('\n') + 1
  const bytes = written.subarray(start)
  const checksum = checksumOf(bytes)
  return written.toString('latin1', 0, start) === headOf(checksum) ? { bytes, checksum } : undefined
}
