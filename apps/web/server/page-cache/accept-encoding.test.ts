import { expect, test } from 'vitest'
import { acceptedEncoding } from './accept-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br; q=0.8, gzip; q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=0, *', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['identity;q=0', 'identity'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['broken;;;, =, ;q', 'identity'],
] as const)('a request with “Accept-Encoding: %s” is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
