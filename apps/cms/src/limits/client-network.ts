import { isIPv6 } from 'node:net'
import { Address6 } from 'ip-address'

/** A household has an IPv6 network with this prefix length and chooses its addresses in it (RFC 6177). */
const networkBits = 64

/** The rate limit key of a client: its IPv4 address, or the network of its IPv6 address. */
export function clientNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip
  const address = new Address6(ip)
  if (address.isMapped4()) return address.to4().correctForm()
  return new Address6(`${ip}/${networkBits}`).networkForm()
}
