/** An invalid command line. The message names what is allowed. */
export class UsageError extends Error {}
