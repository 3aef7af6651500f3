// Where tests and the build put what a content server stores for a short time.
import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's folder in memory. */
const memory = '/dev/shm'
/** The data of all servers of a run, and room for the machine itself. */
const neededBytes = 4 * 2 ** 30

function hasRoom() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) > neededBytes
  } catch {
    return false
  }
}

const parent = hasRoom() ? memory : tmpdir()

/**
 * Creates a temporary folder, in memory where there is room: SQLite waits for the disk after each statement, 4,600 times
 * while a content server creates its tables. The caller removes it.
 * @param {string} prefix
 */
export const newDataFolder = (prefix) => mkdtempSync(join(parent, prefix))
