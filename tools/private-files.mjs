// What an installation stores (content, secrets, logs, backups) can be read only by its owner.
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from './steps.mjs'

const groupAndOthers = 0o077
const sticky = 0o1000

/**
 * Runs a synchronous function that creates files or starts a process, without access for group and others. The umask
 * is restored afterwards, so that an installed or built file can still be read by the user who runs the servers.
 */
export function privately(create) {
  const before = process.umask(groupAndOthers)
  try {
    return create()
  } finally {
    process.umask(before)
  }
}

function removeAccess(path) {
  const { mode, uid } = statSync(path)
  // A sticky folder, such as /tmp, is shared by design.
  if ((mode & groupAndOthers) === 0 || mode & sticky) return
  try {
    chmodSync(path, mode & 0o700)
  } catch (error) {
    // A file system without modes (FAT, for example) refuses its owner too.
    if (uid !== process.getuid?.()) throw error
  }
}

function removeAccessBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() && !entry.isDirectory()) continue
    const path = join(folder, entry.name)
    try {
      removeAccess(path)
      if (entry.isDirectory()) removeAccessBelow(path)
    } catch (error) {
      // A running server may remove it meanwhile.
      if (error.code !== 'ENOENT') throw error
    }
  }
}

/** Creates a folder where it is missing, and removes the access of group and others from it and all that it contains. */
export function makePrivate(folder) {
  try {
    privately(() => mkdirSync(folder, { recursive: true }))
    removeAccess(folder)
    removeAccessBelow(folder)
  } catch (error) {
    if (!error.code) throw error
    throw new StartFailure(
      `The data folder cannot be used: ${error.message}.\nIt must be a folder that belongs to the user who runs this command, on a disk that can be written to:\n  sudo chown -R "$(id -un)" ${folder}\nOr choose another one: DATA_DIR=/another/folder`,
    )
  }
}
