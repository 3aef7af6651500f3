import { expect, test } from 'vitest'
import { isSignedWebhook, signWebhook, timelyWebhookId } from './webhook-signature.ts'

// The example that Standard Webhooks publishes.
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' }
const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
const now = new Date(1614265330_000)

test('the signature is the one of Standard Webhooks, by its published example', () => {
  expect(signWebhook(message, secret, now)['webhook-signature']).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test('a webhook that one side signs is accepted by the other, unless it was changed', () => {
  const headers = new Headers(signWebhook(message, secret, now))
  expect(isSignedWebhook(headers, message.body, secret)).toBe(true)
  expect(isSignedWebhook(headers, `${message.body} `, secret)).toBe(false)
  expect(isSignedWebhook(headers, message.body, 'another secret')).toBe(false)
  headers.set('webhook-id', 'another')
  expect(isSignedWebhook(headers, message.body, secret)).toBe(false)
})

test('a webhook is of the last or next five minutes', () => {
  const headers = new Headers(signWebhook(message, secret, now))
  const at = (seconds: number) => timelyWebhookId(headers, new Date(now.getTime() + seconds * 1000))
  expect([at(-300), at(0), at(300)]).toEqual([message.id, message.id, message.id])
  expect([at(-301), at(301)]).toEqual([undefined, undefined])
  expect(timelyWebhookId(new Headers(), now)).toBeUndefined()
})
