import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentChanged, onContentChanged } from './content-changed.server.ts'
import { createWebhookReceiver } from './webhook-receiver.server.ts'

const secret = 'shared-with-the-content-server'
const now = new Date('2026-11-21T12:00:00Z')
const change = { event: 'entry.publish', type: 'api::post.post', documentId: 'abc' } as const

type Parts = { id?: string; seconds?: number; body?: string; key?: string; headers?: Record<string, string> }

function message({
  id = 'one',
  seconds = 0,
  body = JSON.stringify(change),
  key = secret,
  headers,
}: Parts = {}) {
  const timestamp = String(now.getTime() / 1000 + seconds)
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return new Request('https://www.example.org/webhooks/content', {
    method: 'POST',
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
      ...headers,
    },
  })
}

const receive = (request: Request, receiver = createWebhookReceiver(secret)) => receiver(request, now)

test('a signed message is the change it describes', async () => {
  expect(await receive(message())).toEqual({ status: 204, id: 'one', change })
})

test('the signature is the one of Standard Webhooks, by its published example', async () => {
  const published = new Request('https://www.example.org/webhooks/content', {
    method: 'POST',
    body: '{"test": 2432232314}',
    headers: {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,bm9ldHUtYXQtYWxsCg== v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
  })
  const receiver = createWebhookReceiver(Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'))
  // Its body is no change of ours: it was read, so its signature held.
  expect(await receiver(published, new Date(1614265330_000))).toMatchObject({ status: 400 })
})

test('a message that is sent again changes nothing again', { tags: ['spec:12.12'] }, async () => {
  const receiver = createWebhookReceiver(secret)
  expect(await receive(message(), receiver)).toMatchObject({ change })
  expect(await receive(message(), receiver)).toEqual({ status: 204, id: 'one', change: undefined })
  expect(await receive(message({ seconds: 20 }), receiver)).toEqual({
    status: 204,
    id: 'one',
    change: undefined,
  })
  expect(await receive(message({ id: 'two' }), receiver)).toMatchObject({ change })
})

test.each([
  ['too old', { seconds: -301 }],
  ['from the future', { seconds: 301 }],
  ['without a time', { headers: { 'webhook-timestamp': '' } }],
  ['with a time that is none', { headers: { 'webhook-timestamp': 'now' } }],
  ['without an id', { headers: { 'webhook-id': '' } }],
  ['under another id', { headers: { 'webhook-id': 'other' } }],
  ['under another time', { headers: { 'webhook-timestamp': String(now.getTime() / 1000 - 1) } }],
  ['without a signature', { headers: { 'webhook-signature': '' } }],
  ['with another signature', { headers: { 'webhook-signature': 'v1,AAAA' } }],
  ['signed by somebody else', { key: 'made up' }],
])('a message is refused: %s', { tags: ['spec:12.12'] }, async (_, parts) => {
  expect(await receive(message(parts))).toMatchObject({ status: 401 })
})

test.each(['', 'text', '[]', '{}', '{"event":"entry.create","type":"api::post.post"}'])(
  'a signed message that says nothing known is refused: %s',
  { tags: ['spec:12.12'] },
  async (body) => {
    expect(await receive(message({ body }))).toMatchObject({ status: 400 })
  },
)

test('a long body is refused, with its length in a header or without', { tags: ['spec:12.12'] }, async () => {
  const long = 'x'.repeat(64 * 1024 + 1)
  expect(
    await receive(message({ body: long, headers: { 'Content-Length': String(long.length) } })),
  ).toMatchObject({
    status: 413,
  })
  expect(await receive(message({ body: long }))).toMatchObject({ status: 413 })
})

test('every listener is notified of a change, until it is removed', () => {
  const received: string[] = []
  const stop = onContentChanged(({ type }) => received.push(type))
  contentChanged(change)
  stop()
  contentChanged(change)
  expect(received).toEqual(['api::post.post'])
})
