import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { finished } from './installed-project.ts'

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))

/** The Node.js programs to try: those of CONSUMER_NODES (such as `20 22`), brought from npm once, else the one running. */
export function nodePrograms(): { readonly version: string; readonly program: string }[] {
  const requested = process.env.CONSUMER_NODES?.split(' ')
  if (!requested) return [{ version: process.versions.node, program: process.execPath }]
  return requested.map((major) => ({ version: major, program: brought(major) }))
}

function brought(major: string): string {
  const folder = join(cache, `node-${major}`)
  const program = join(folder, 'node_modules/node/bin/node')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n')
  try {
    finished('npm', ['install', '--no-audit', '--no-fund', '--fetch-retries=1', `node@${major}`], folder)
  } catch (error) {
    throw new Error(
      `Node.js ${major} is to be tried, and npm could not bring it (is the registry within reach?)`,
      {
        cause: error,
      },
    )
  }
  return program
}
