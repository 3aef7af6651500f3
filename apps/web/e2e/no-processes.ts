import processes from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

/** Loaded before a site (`--import`): a machine that starts no more processes. */
processes.spawn = () => {
  throw new Error('spawn EAGAIN')
}
syncBuiltinESMExports()
