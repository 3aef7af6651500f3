import { expect, test } from 'vitest'
import { serializeError } from './serialize-error.server.ts'

test('an error of the content server is logged without a visitor’s input', () => {
  const details = { errors: [{ path: ['email'], value: 'mina@example.org' }] }
  const error = Object.assign(new Error('1 error occurred'), {
    status: 400,
    code: 'ValidationError',
    details,
  })
  const serialized = serializeError(error)
  expect(serialized).toMatchObject({ message: '1 error occurred', status: 400, code: 'ValidationError' })
  expect(JSON.stringify(serialized)).not.toContain('mina')
})
