/** When to come back to what could not be had, in seconds, as the header `Retry-After` has it. */
export const retryAfter = '30'
