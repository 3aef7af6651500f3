import { mkdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { privately } from './private-files.mjs'
import { takeLock } from './socket-lock.mjs'
import { StartFailure } from './steps.mjs'

/** Two starts at the same moment both withdraw and try again; one that runs stays. */
const withdrawLimitMs = 1000

/** Holds a data folder until this process ends, in whatever way. Refuses where another process holds it. */
export async function lockDataFolder(dataDir) {
  privately(() => mkdirSync(dataDir, { recursive: true }))
  return takeLock(dataDir, 'npm start', async ({ ended }) => {
    const isRunning = await Promise.race([ended.then(() => false), delay(withdrawLimitMs, true)])
    if (isRunning)
      throw new StartFailure(
        `Another start is running on ${dataDir}, and two would write into one database. Stop it, or give this one a folder of its own: DATA_DIR=/another/folder npm start`,
      )
  })
}
