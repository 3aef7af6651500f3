import { ipKeyGenerator } from 'express-rate-limit'

/** The header in which the Express server passes the visitor's IP address to the routes. */
export const addressHeader = 'x-visitor-address'

/**
 * The rate limit key of a request: an IPv4 address, or the network of an IPv6 address (its first 64 bits), since one
 * household can use all addresses of its network.
 */
export const clientKey = (address: string | null | undefined): string => ipKeyGenerator(address ?? '', 64)

/** The same for a request that reached a route. */
export const clientAddressOf = (request: Request): string => clientKey(request.headers.get(addressHeader))
