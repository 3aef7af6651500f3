import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnDictionaryChange } from './reload-on-dictionary-change.ts'

let folder: string
let vite: ViteDevServer

const dictionary = (name: string) => join(folder, 'dictionaries', name)

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'dictionaries-')))
  mkdirSync(join(folder, 'dictionaries'))
  mkdirSync(join(folder, 'site'))
  writeFileSync(dictionary('fa.json'), '{"title":"before"}')
  writeFileSync(
    join(folder, 'site/client.js'),
    // As a route does, which replaces its component.
    "import url from '../dictionaries/fa.json?url'\nimport.meta.hot?.accept()\nexport { url }",
  )
  writeFileSync(join(folder, 'site/server.js'), "export { default } from '../dictionaries/fa.json'")
  vite = await createServer({
    configFile: false,
    root: join(folder, 'site'),
    plugins: [reloadOnDictionaryChange(join(folder, 'dictionaries'))],
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'silent',
  })
})
afterEach(async () => {
  await vite.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a page in development is loaded again when a dictionary changes, with the new text', async () => {
  const read = async () => (await vite.ssrLoadModule('/server.js')).default.title
  expect(await read()).toBe('before')
  await vite.environments.client.transformRequest('/client.js')
  const send = vi.spyOn(vite.environments.client.hot, 'send')
  writeFileSync(dictionary('fa.json'), '{"title":"after"}')
  await expect
    .poll(() => send.mock.calls.flat())
    .toContainEqual(expect.objectContaining({ type: 'full-reload' }))
  expect(await read()).toBe('after')
})
