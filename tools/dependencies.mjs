import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgetBuilt, isBuilt, recordBuilt, sourceDigest } from './build-stamp.mjs'
import { withCheckoutLock } from './lock.mjs'
import { root } from './root.mjs'
import { must } from './run.mjs'
import { step } from './steps.mjs'

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** pnpm stores a copy of the lockfile it installed from; comparing it needs no network. */
function installed() {
  const lockfile = join(root, 'pnpm-lock.yaml')
  if (read(join(root, 'node_modules/.pnpm/lock.yaml')) !== read(lockfile)) return false
  return ['apps', 'packages'].every((group) =>
    readdirSync(join(root, group)).every(
      (name) =>
        !existsSync(join(root, group, name, 'package.json')) ||
        existsSync(join(root, group, name, 'node_modules')),
    ),
  )
}

/** One quick retry, so that a missing network is reported without minutes of delay. */
const retries = { pnpm_config_fetch_retries: '1', pnpm_config_fetch_retry_mintimeout: '250' }

export async function installDependencies() {
  if (installed()) return
  await withCheckoutLock(async () => {
    // Another command may have installed them meanwhile.
    if (installed()) return
    await step('installing dependencies', () =>
      must('Installing the dependencies', 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
        cwd: root,
        env: { ...process.env, ...retries, CI: 'true' },
      }),
    )
  })
}

const turbo = (filters) =>
  step('building what changed', () =>
    must(
      'The build',
      'pnpm',
      [
        ...'exec turbo run build --output-logs=errors-only'.split(' '),
        ...filters.map((it) => `--filter=${it}`),
      ],
      { cwd: root },
    ),
  )

/** Builds what changed since the last time; turbo restores the rest from its cache. */
export const build = (...filters) => withCheckoutLock(() => turbo(filters))

/** Builds what the two servers run, and starts nothing where they are built already. */
export const buildServers = () =>
  withCheckoutLock(async () => {
    const sources = sourceDigest()
    if (isBuilt(sources)) return
    forgetBuilt()
    await turbo(['./apps/*'])
    recordBuilt(sources)
  })
