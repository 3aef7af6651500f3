import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makePrivate } from '@islamic-centre/node-server/private-files'
import type { Environment } from '../environment-variables'
import { StorageError } from './storage-error'

/** A full file system still creates empty files, so some bytes are written. */
const sample = Buffer.alloc(64 * 1024)

function tryWriting(folder: string) {
  const trial = mkdtempSync(path.join(folder, '.write-check-'))
  try {
    const file = openSync(path.join(trial, 'sample'), 'w')
    try {
      writeSync(file, sample)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } finally {
    rmSync(trial, { recursive: true, force: true })
  }
}

/** SQLite opens a read-only file without an error, and fails at the first write. */
function tryOpening(file: string) {
  if (!existsSync(file)) return
  closeSync(openSync(file, 'r+'))
}

const uploadsOf = (dataDir: string) => path.join(dataDir, 'public', 'uploads')

function attempt(purpose: string, place: string, variable: string, action: () => void) {
  try {
    action()
  } catch (error) {
    throw new StorageError(purpose, place, error, variable)
  }
}

/** Creates missing folders and makes them private. Throws a StorageError if the server could not write later. */
function checkStorage(environment: Environment) {
  const { DATA_DIR, DATABASE_CLIENT, S3_BUCKET } = environment
  attempt('its data', DATA_DIR, 'DATA_DIR', () => {
    makePrivate(DATA_DIR)
    tryWriting(DATA_DIR)
  })
  const uploads = uploadsOf(DATA_DIR)
  attempt('uploads', uploads, 'DATA_DIR', () => {
    // The upload provider refuses to start without its folder, even if a bucket stores the files.
    makePrivate(uploads)
    if (!S3_BUCKET) tryWriting(uploads)
  })
  if (DATABASE_CLIENT === 'sqlite')
    for (const name of ['cms.sqlite', 'cms.sqlite-wal', 'cms.sqlite-shm']) {
      const file = path.join(DATA_DIR, name)
      attempt('the database', file, 'DATA_DIR', () => tryOpening(file))
    }
  attempt('temporary files', tmpdir(), 'TMPDIR', () => tryWriting(tmpdir()))
}

/** The same, at the start of a process: one message without a stack, and a non-zero exit code. */
export function requireStorage(environment: Environment) {
  try {
    checkStorage(environment)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
