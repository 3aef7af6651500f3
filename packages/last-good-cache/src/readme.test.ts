import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { printedBy, statedOutput, writeReadmeModules } from '../../../tools/readme-modules.mjs'

const readme = writeReadmeModules(fileURLToPath(new URL('..', import.meta.url)))

afterAll(() => readme.remove())

test('the example of the README has no type errors', async () => {
  expect(readme.modules).toHaveLength(1)
  expect(await readme.typeErrors()).toBe('')
})

test('it prints what it says, and after a restart also while its source is down', async () => {
  const server = createServer((_request, response) => response.end('{"CAD":1.61}')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const run = () =>
    printedBy(join(readme.folder, 'example-1.ts'), { origins: ['https://example.org', origin] })
  const stated = statedOutput(readme.modules)
  expect(stated).toHaveLength(1)
  expect(await run()).toEqual(stated)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect(await run()).toEqual(stated)
})
