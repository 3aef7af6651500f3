// How long accounts take to answer for an address that has one and for one that has none: `pnpm build`, then
// `pnpm bench:accounts`. The mail server never answers, which must not change the times.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { account, administratorOf } from '../../apps/cms/tests/administrator.ts'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'

const rounds = 40
const { email, password } = account

await using started = new AsyncDisposableStack()
const waiting: Socket[] = []
const silentMailServer = createServer((socket) => waiting.push(socket.on('error', () => {})))
silentMailServer.listen(0, '127.0.0.1')
await once(silentMailServer, 'listening')
started.defer(() => {
  for (const socket of waiting) socket.destroy()
  silentMailServer.close()
})
const server = await startContentServer({
  demoContent: 'off',
  env: {
    // With an https address the server believes which visitor a request comes from: the limits count by address.
    PUBLIC_URL: 'https://cms.example.org',
    SMTP_URL: `smtp://127.0.0.1:${(silentMailServer.address() as AddressInfo).port}`,
    MAIL_FROM: 'centre@example.org',
  },
})
started.defer(server.stop)
await administratorOf(server.url)

let visitors = 0
async function answerTime(path: string, body: object) {
  visitors += 1
  const start = performance.now()
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}`,
      'X-Forwarded-Proto': 'https',
    },
    body: JSON.stringify(body),
  })
  await answer.text()
  return performance.now() - start
}
await answerTime('/api/auth/local/register', { username: 'reader', email, password })

const requests: [string, string, (address: string) => object][] = [
  ['user, login', '/api/auth/local', (address) => ({ identifier: address, password: 'Wrong-Horse-1' })],
  ['user, forgotten password', '/api/auth/forgot-password', (address) => ({ email: address })],
  ['user, confirm again', '/api/auth/send-email-confirmation', (address) => ({ email: address })],
  [
    'user, register',
    '/api/auth/local/register',
    (address) => ({ username: `n${visitors}`, email: address, password }),
  ],
  ['administrator, login', '/admin/login', (address) => ({ email: address, password: 'Wrong-Horse-1' })],
]

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]?.toFixed(1) ?? ''

console.log(
  `| request (${rounds} of each, in turn) | known: median | p90 | unknown: median | p90 |\n| --- | ---: | ---: | ---: | ---: |`,
)
for (const [name, path, bodyFor] of requests) {
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    known.push(await answerTime(path, bodyFor(email)))
    unknown.push(await answerTime(path, bodyFor(`nobody${visitors}@example.org`)))
  }
  const cells = [known, unknown].flatMap((times) => [at(times, 0.5), at(times, 0.9)])
  console.log(`| ${name} | ${cells.map((cell) => `${cell} ms`).join(' | ')} |`)
}
