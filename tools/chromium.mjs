import { findChromium, findFullChromium, findHeadlessShell } from './find-chromium.mjs'
import { aptAsRoot } from './programs.mjs'
import { run } from './run.mjs'
import { runnable } from './runnable.mjs'
import { StartFailure, step } from './steps.mjs'

// A machine without network goes on with the browser that it has.
const withoutRetries = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']

/** Installs the first of these Debian packages that can be installed; the output of the last attempt where none can. */
async function installWithApt(packages) {
  let last = ''
  await run('apt-get', [...withoutRetries, 'update'])
  for (const name of packages) {
    const { code, output } = await run('apt-get', [
      ...withoutRetries,
      ...['install', '-y', '--no-install-recommends', name],
    ])
    if (code === 0) return undefined
    last = output
  }
  return last
}

/** Installs the first of the packages; with a browser on this machine the tests go on without it. */
async function install(packages) {
  const failure = await step('installing Chromium from the Debian packages', () => installWithApt(packages))
  if (failure !== undefined && !findChromium())
    throw new StartFailure(
      `Chromium could not be installed:\n${failure.trim().split('\n').slice(-10).join('\n')}`,
    )
}

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, else a headless shell, else a full Chromium. A missing one is
 * installed if possible. With `full` the full Chromium comes first.
 */
export async function requireChromium({ full = false, canInstall = aptAsRoot } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named && !runnable(named)) throw new StartFailure(`CHROMIUM_PATH is ${named}, and no program is there.`)
  if (named) return named
  const preferred = full ? findFullChromium : findHeadlessShell
  const packages = ['chromium-headless-shell', 'chromium']
  if (!preferred() && canInstall()) await install(full ? packages.toReversed() : packages)
  const path = preferred() ?? findChromium()
  if (path) return path
  throw new StartFailure(
    'The tests need Chromium, and none was found. Install it (Debian: `sudo apt-get install chromium-headless-shell`; Ubuntu: `sudo apt-get install chromium`; macOS: `brew install --cask chromium`), or name one you have: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}
