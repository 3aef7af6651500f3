/** A message of a page to the service worker. */
export type WorkerMessage =
  /** Cache these pages, unless they were cached recently. */
  | { do: 'cache'; paths: readonly string[] }
  /** Replace the worker of the previous build now. */
  | { do: 'take over' }
