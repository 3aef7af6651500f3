import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const counter = fileURLToPath(new URL('./count-comparisons.cjs', import.meta.url))

/** Counts how often a content server, started with `env`, compares and hashes passwords. */
export function countPasswordWork() {
  const folder = mkdtempSync(path.join(tmpdir(), 'password-work-'))
  const file = path.join(folder, 'work')
  writeFileSync(file, '')
  const count = () => readFileSync(file, 'utf8').split('\n').filter(Boolean).sort()
  return {
    env: { NODE_OPTIONS: `--require=${counter}`, COMPARISONS_FILE: file },
    /** What a call did, by name, until its response. */
    async during<T>(call: () => Promise<T>) {
      writeFileSync(file, '')
      const response = await call()
      return { response, work: count() }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
