import { chmodSync, type Dirent, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const groupAndOthers = 0o077
const sticky = 0o1000

function removeAccess(file: string) {
  const { mode, uid } = statSync(file)
  // A sticky folder, such as /tmp, is shared by design.
  if ((mode & groupAndOthers) === 0 || mode & sticky) return
  try {
    chmodSync(file, mode & 0o700)
  } catch (error) {
    // A file system without modes (FAT, for example) refuses its owner too.
    if (uid !== process.getuid?.()) throw error
  }
}

function removeAccessOf(entry: Dirent) {
  if (!entry.isFile() && !entry.isDirectory()) return
  const file = path.join(entry.parentPath, entry.name)
  try {
    removeAccess(file)
    if (entry.isDirectory()) removeAccessBelow(file)
  } catch (error) {
    // Another process, such as a backup, may remove it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function removeAccessBelow(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) removeAccessOf(entry)
}

/** Creates a folder where it is missing, and removes the access of group and others from it and all that it contains. */
export function makePrivate(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  removeAccess(folder)
  removeAccessBelow(folder)
}
