/** Values of the header `Retry-After`, in seconds, by what the request has to wait for. */
export const retryAfter = { contentServer: '30', freeCapacity: '5', restart: '5', queuedReads: '2' } as const
