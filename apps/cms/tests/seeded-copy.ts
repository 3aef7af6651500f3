import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'

/** A folder of its own with the demo content, for a test that starts and changes its server. */
export function seededCopy() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cms-tests-copy-'))
  cpSync(inject('seededData'), dataDir, { recursive: true })
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}
