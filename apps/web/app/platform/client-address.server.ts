import { isIPv6 } from 'node:net'

/** Where the server in front of the routes writes the visitor's address. */
export const addressHeader = 'x-visitor-address'

/**
 * Whom a request is counted for: an IPv4 address, or the network of an IPv6 address (its first 64 bits), of which
 * a household has all and may write from any.
 */
export function clientAddressOf(request: Request): string {
  const address = request.headers.get(addressHeader) ?? ''
  const inside = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (inside || !isIPv6(address)) return inside ?? address
  const [head = '', tail] = address.split('::')
  const groups = head ? head.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(':').length : 0)
  return [...groups, ...Array(zeros).fill('0'), ...(tail?.split(':') ?? [])].slice(0, 4).join(':')
}
