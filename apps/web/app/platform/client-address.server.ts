/** The header in which the Express server passes the visitor's IP address to the routes. */
export const addressHeader = 'x-visitor-address'

/** The IP address of the visitor whose request reached a route. */
export const clientAddressOf = (request: Request): string => request.headers.get(addressHeader) ?? ''
