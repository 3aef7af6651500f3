import { expect, test } from 'vitest'
import { serializeError } from './serialize-error.server.ts'

test('an error of the content server is told without what a visitor wrote', () => {
  const details = { errors: [{ path: ['email'], value: 'mina@example.org' }] }
  const error = Object.assign(new Error('1 error occurred'), {
    status: 400,
    code: 'ValidationError',
    details,
  })
  const told = serializeError(error)
  expect(told).toMatchObject({ message: '1 error occurred', status: 400, code: 'ValidationError' })
  expect(JSON.stringify(told)).not.toContain('mina')
})
