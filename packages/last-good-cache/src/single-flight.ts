/** Runs work once a key at a time: callers that come while it runs share its result. */
export function createSingleFlight<Result>() {
  const running = new Map<string, Promise<Result>>()
  return {
    run(key: string, work: () => Promise<Result>): Promise<Result> {
      const known = running.get(key)
      if (known) return known
      const started = work().finally(() => running.delete(key))
      running.set(key, started)
      return started
    },
    isRunning: (key: string): boolean => running.has(key),
  }
}
