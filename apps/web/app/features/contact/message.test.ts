import { describe, expect, test } from 'vitest'
import { readMessage } from './message.server.ts'
import { maxLengths } from './message-result.ts'

const right = { name: 'مینا', email: '', phone: '416 555 0100', subject: 'تالار', body: 'سلام' }
const errorsOf = (values: Partial<typeof right>) => {
  const read = readMessage({ ...right, ...values })
  return 'errors' in read ? read.errors : {}
}
const messageOf = (values: Partial<typeof right>) => {
  const read = readMessage({ ...right, ...values })
  return 'content' in read ? read.content : undefined
}

describe('a telephone number', () => {
  test.each(['۰۴۱۶ ۵۵۵ ۰۱۰۰', '+1 (416) 555-0100', '٤١٦٥٥٥٠١٠٠', '416.555.0100'])(
    'may be written %s',
    (phone) => {
      expect(messageOf({ phone })?.phone).toMatch(/^\+?[\d ().-]+$/)
    },
  )
  test.each(['12', 'call me', '416 555 0100 0000 0000', '416x5550100'])('may not be written %s', (phone) => {
    expect(errorsOf({ phone })).toEqual({ phone: 'phoneWrong' })
  })
  test('is stored with ASCII digits', () => {
    expect(messageOf({ phone: '۴۱۶ ۵۵۵ ۰۱۰۰' })?.phone).toBe('416 555 0100')
  })
})

describe('an e-mail address', () => {
  test.each(['mina@example.org', 'm.i-n+a@mail.example-1.co'])('may be written %s', (email) => {
    expect(messageOf({ email })?.email).toBe(email)
  })
  test.each(['mina@', 'mina@example', 'mina@example-.org', `mina@${'a'.repeat(64)}.org`])(
    'may not be written %s',
    (email) => {
      expect(errorsOf({ email })).toEqual({ email: 'emailWrong' })
    },
  )
})

test('one of e-mail and telephone is enough, and one is needed', () => {
  expect(messageOf({ phone: '', email: ' mina@example.org ' })).toEqual({
    name: 'مینا',
    email: 'mina@example.org',
    subject: 'تالار',
    body: 'سلام',
  })
  expect(errorsOf({ phone: ' ' })).toEqual({ email: 'reachMissing' })
})

test('all errors are reported at once', () => {
  expect(readMessage({ name: ' ', email: 'mina@', phone: '1', subject: '', body: '\n' })).toEqual({
    errors: {
      name: 'nameMissing',
      email: 'emailWrong',
      phone: 'phoneWrong',
      subject: 'subjectMissing',
      body: 'bodyMissing',
    },
  })
  expect(errorsOf({ name: ' ', phone: '' })).toEqual({ name: 'nameMissing', email: 'reachMissing' })
  expect(errorsOf({ body: 'ا'.repeat(maxLengths.body + 1) })).toEqual({ body: 'tooLong' })
})

test('line breaks are removed from a line, and preserved in a text', () => {
  const message = messageOf({ name: 'Mina\r\nBcc: all@example.org', body: 'one\r\ntwo\u0000\u0007' })
  expect(message?.name).toBe('Mina Bcc: all@example.org')
  expect(message?.body).toBe('one\ntwo')
})

test('the longest message in the longest characters fits into a request', () => {
  const letters = Object.entries(maxLengths).map(([field, most]) => [field, 'क'.repeat(most)])
  expect(new URLSearchParams(Object.fromEntries(letters)).toString().length).toBeLessThan(32 * 1024)
})
