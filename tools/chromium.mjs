import { aptAsRoot, programOf } from './programs.mjs'
import { run } from './run.mjs'
import { runnable } from './runnable.mjs'
import { StartFailure, step } from './steps.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const found = () => programOf(names) ?? fixedPlaces.find(runnable)

async function installWithApt() {
  await step('installing Chromium from the Debian packages', async () => {
    await run('apt-get', ['update'])
    const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    if (code !== 0)
      throw new StartFailure(
        `Chromium could not be installed:\n${output.trim().split('\n').slice(-10).join('\n')}`,
      )
  })
}

/** The path of a Chromium to test with: CHROMIUM_PATH, one on this machine, or one installed where that can be done. */
export async function requireChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !runnable(named)) throw new StartFailure(`CHROMIUM_PATH is ${named}, and no program is there.`)
  if (named) return named
  if (!found() && aptAsRoot()) await installWithApt()
  const path = found()
  if (path) return path
  throw new StartFailure(
    'The tests need Chromium, and none was found. Install it (Debian and Ubuntu: `sudo apt-get install chromium`; macOS: `brew install --cask chromium`), or name one you have: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}
