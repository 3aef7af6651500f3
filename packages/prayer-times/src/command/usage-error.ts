/** A command line that cannot be understood. The message says what is allowed. */
export class UsageError extends Error {}
