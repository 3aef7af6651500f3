import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requireChromium } from './chromium.mjs'
import { findChromium } from './find-chromium.mjs'

const shell = 'chromium-headless-shell'
const full = 'chromium'
let folder
let path
const place = (name) => join(path, name)

function addProgram(name, text = '#!/bin/sh\n') {
  writeFileSync(place(name), text)
  chmodSync(place(name), 0o755)
}

/** An `apt-get` that has only these packages, and records what it was called to install. */
function addApt(packages) {
  const cases = packages.map(
    (name) => `*" ${name}") printf '#!/bin/sh\\n' > ${place(name)}; /bin/chmod 755 ${place(name)} ;;`,
  )
  addProgram(
    'apt-get',
    `#!/bin/sh
echo "$@" >> ${place('asked')}
case "$*" in
*" update") ;;
${cases.join('\n')}
*) echo 'E: Unable to locate package'; exit 100 ;;
esac
`,
  )
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-test-'))
  path = join(folder, 'bin')
  mkdirSync(path)
  vi.stubEnv('PATH', path)
  vi.stubEnv('CHROMIUM_PATH', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const withApt = { canInstall: () => true }
const withoutApt = { canInstall: () => false }

test('of two browsers the headless shell is used, and the full one for a full run', async () => {
  addProgram(shell)
  addProgram(full)
  expect(findChromium()).toBe(place(shell))
  expect(await requireChromium(withApt)).toBe(place(shell))
  expect(await requireChromium({ ...withApt, full: true })).toBe(place(full))
})

test('CHROMIUM_PATH comes before every other, and must be a program', async () => {
  addProgram(shell)
  addProgram(full)
  addProgram('mine')
  vi.stubEnv('CHROMIUM_PATH', place('mine'))
  expect(findChromium()).toBe(place('mine'))
  expect(await requireChromium(withApt)).toBe(place('mine'))
  expect(await requireChromium({ ...withApt, full: true })).toBe(place('mine'))
  vi.stubEnv('CHROMIUM_PATH', place('nothing'))
  await expect(requireChromium(withApt)).rejects.toThrow('no program is there')
})

test('the installed one is used if nothing can be installed', async () => {
  addProgram(full)
  expect(await requireChromium(withoutApt)).toBe(place(full))
  rmSync(place(full))
  addProgram(shell)
  expect(await requireChromium({ ...withoutApt, full: true })).toBe(place(shell))
})

test('the one that is missing is installed beside the other', async () => {
  addApt([shell, full])
  expect(await requireChromium(withApt)).toBe(place(shell))
  expect(existsSync(place(full))).toBe(false)
  expect(await requireChromium({ ...withApt, full: true })).toBe(place(full))
  rmSync(place(shell))
  expect(await requireChromium(withApt)).toBe(place(shell))
})

test('if the shell is not packaged, a full Chromium is used or installed', async () => {
  addApt([full])
  expect(await requireChromium(withApt)).toBe(place(full))
  expect(await requireChromium(withApt)).toBe(place(full))
})

test('without one, the error explains how to install it', async () => {
  addApt([])
  await expect(requireChromium(withApt)).rejects.toThrow('Chromium could not be installed')
  await expect(requireChromium(withoutApt)).rejects.toThrow('CHROMIUM_PATH=/path/to/chromium npm test')
})
