import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { requireSoundDatabase } from '../database.mjs'
import { StartFailure } from '../steps.mjs'

const parts = ['', '-wal', '-shm', '-journal']

/** The files that the process with this number has open, where the system lists them. */
function openFilesOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${name}`)]
      } catch {
        return []
      }
    })
  } catch {
    return []
  }
}

/** @returns {import('./database-of.mjs').Database} */
export const sqliteDatabase = (path) => ({
  kind: 'sqlite',
  file: 'cms.sqlite',

  async copyTo(file) {
    if (!existsSync(path)) throw new StartFailure(`There is no database at ${path}: nothing to back up.`)
    const { backup, DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(path, { readOnly: true })
    try {
      await backup(database, file)
    } finally {
      database.close()
    }
    await requireSoundDatabase(file)
  },

  async isUsed() {
    if (!existsSync(path) || !existsSync('/proc/self/fd')) return false
    const real = realpathSync(path)
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    return pids.some((pid) => openFilesOf(pid).includes(real))
  },

  async putBack(file, aside) {
    const incoming = `${path}.restoring`
    try {
      copyFileSync(file, incoming)
      chmodSync(incoming, 0o600)
    } catch (error) {
      rmSync(incoming, { force: true })
      throw error
    }
    for (const part of parts)
      if (existsSync(path + part)) renameSync(path + part, join(aside, basename(path) + part))
    renameSync(incoming, path)
  },
})
