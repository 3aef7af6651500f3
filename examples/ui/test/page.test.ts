import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { after, before, test } from 'node:test'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

let stop = () => {}
let url = ''
let html = ''

before(async () => {
  const port = await freePort()
  const next = spawn(process.execPath, [
    'node_modules/next/dist/bin/next',
    'start',
    '-H',
    '127.0.0.1',
    '-p',
    `${port}`,
  ])
  stop = () => next.kill()
  for await (const line of next.stdout) if (String(line).includes('Ready')) break
  url = `http://127.0.0.1:${port}/`
  html = await (await fetch(url)).text()
})
after(() => stop())

test('The server renders what is read, and the links of the router', () => {
  assert.match(html, /<h1[^>]*>Peace be upon you/)
  assert.match(html, /<strong>a few families<\/strong>/)
  assert.match(html, /href="\/events\/poetry"/)
  assert.match(html, /<input[^>]*name="name"/)
})

test('It renders client components, too: the open tab, all panels, the chosen city first', () => {
  assert.match(html, /<a id="money-tab"[^>]*aria-selected="true"/)
  assert.match(html, /<div id="time"[^>]*role="tabpanel"[^>]*>.*Volunteers cook/)
  assert.match(html, /<table[^>]*>.*Toronto.*Montreal/)
})

test('Its stylesheets are those of the kit', async () => {
  const [, address] = html.match(/<link rel="stylesheet" href="([^"]+\.css[^"]*)"/) ?? []
  assert.ok(address)
  assert.match(await (await fetch(new URL(address, url))).text(), /\.ui-/)
})
