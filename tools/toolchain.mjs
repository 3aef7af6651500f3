// Brings the Node.js and pnpm this project names, through npm alone, into .toolchain/.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { withCheckoutLock } from './lock.mjs'
import { root } from './root.mjs'
import { must, run } from './run.mjs'
import { step } from './steps.mjs'

const folder = join(root, '.toolchain')
const nodeVersion = readFileSync(join(root, '.nvmrc'), 'utf8').trim()
const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1]

async function machineHasBoth() {
  const sameMajor = process.versions.node.split('.')[0] === nodeVersion.split('.')[0]
  if (!sameMajor) return false
  const pnpm = await run('pnpm', ['--version'], { cwd: root }).catch(() => undefined)
  return pnpm?.output.trim() === pnpmVersion
}

const wanted = `node@${nodeVersion} pnpm@${pnpmVersion}`
const stamp = join(folder, 'versions')
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

const install = () =>
  step(`bringing Node.js ${nodeVersion} and pnpm ${pnpmVersion}`, async () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n')
    const flags = [
      '--no-audit',
      '--no-fund',
      '--save-exact',
      '--fetch-retries=1',
      '--fetch-retry-mintimeout=1000',
      '--fetch-timeout=20000',
    ]
    await must('Bringing Node.js and pnpm', 'npm', ['install', ...flags, ...wanted.split(' ')], {
      cwd: folder,
    })
    writeFileSync(stamp, wanted)
  })

/** Puts Node.js and pnpm of the pinned versions first on PATH for every process started from here. */
export async function useToolchain() {
  Object.assign(process.env, { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' })
  if (!isInstalled()) {
    if (await machineHasBoth()) return
    // Another command may have installed them meanwhile.
    await withCheckoutLock(async () => isInstalled() || install())
  }
  process.env.PATH = join(folder, 'node_modules', '.bin') + delimiter + process.env.PATH
}

/** True where the running process is already the pinned Node.js, so that it may load TypeScript. */
export const onPinnedNode = () => process.versions.node.split('.')[0] === nodeVersion.split('.')[0]
