import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { freePort } from './free-port.mjs'

const path = fileURLToPath(new URL('free-port.mjs', import.meta.url))
const ended = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

/** So many ports that another process has chosen and that no server listens on yet. */
async function portsOfAnother(count, range) {
  const program = `
    import { freePort } from '${path}'
    const ports = []
    while (ports.length < ${count}) ports.push(await freePort(${JSON.stringify(range)}))
    console.log(JSON.stringify(ports))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' })
  ended.push(() => child.kill())
  const [ports] = await once(child.stdout, 'data')
  return JSON.parse(ports)
}

/** So many free ports, one after the other, below those that other tests of a run get. */
function rangeOf(count, lowest) {
  const first = lowest + Math.floor(Math.random() * 900)
  return { first, last: first + count }
}

it('A port that another process has chosen is not given again before its server listens', async () => {
  const range = rangeOf(6, 10_000)
  const ports = [...(await portsOfAnother(5, range)), await freePort(range)]
  expect(new Set(ports).size).toBe(6)
})

it('A port with a server is not given', async () => {
  const range = rangeOf(2, 11_000)
  const server = createServer().listen(range.first, '127.0.0.1')
  ended.push(() => server.close())
  await once(server, 'listening')
  expect(await freePort(range)).toBe(range.first + 1)
})
