import { expect, test } from 'vitest'
import { addressHeader, clientAddressOf } from './client-address.server.ts'

const visitor = (address: string) =>
  clientAddressOf(new Request('http://127.0.0.1', { headers: { [addressHeader]: address } }))

test('an IPv4 address is counted itself, an IPv6 address by its network', () => {
  expect(visitor('192.0.2.7')).toBe('192.0.2.7')
  expect(visitor('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(visitor('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(visitor('2001:db8::6')).toBe('2001:db8::/64')
  expect(visitor('2001:db8:1::')).toBe('2001:db8:1::/64')
  expect(visitor('::1')).toBe('::/64')
})
