import { ipKeyGenerator } from 'express-rate-limit'

/** Where the server in front of the routes writes the visitor's address. */
export const addressHeader = 'x-visitor-address'

/**
 * Whom a request is counted for: an IPv4 address, or the network of an IPv6 address (its first 64 bits), of which a
 * household has all and may write from any.
 */
export const clientKey = (address: string | null | undefined): string => ipKeyGenerator(address ?? '', 64)

/** The same for a request that reached a route. */
export const clientAddressOf = (request: Request): string => clientKey(request.headers.get(addressHeader))
