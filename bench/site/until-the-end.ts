/** Hands on what was started, which stops when the stack ends: also where a measure fails. */
export const untilTheEndOf =
  (stack: AsyncDisposableStack) =>
  async <Started extends { stop: () => unknown }>(starting: Promise<Started>): Promise<Started> => {
    const it = await starting
    stack.defer(async () => void (await it.stop()))
    return it
  }
