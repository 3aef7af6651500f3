/** What a page says to the service worker. */
export type WorkerMessage =
  /** Cache these pages, unless they were cached lately. */
  | { do: 'keep'; paths: readonly string[] }
  /** Replace the worker of the former build now. */
  | { do: 'take over' }
