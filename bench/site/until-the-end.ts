/** Returns what was started, and stops it when the stack is disposed, also if a measurement fails. */
export const untilTheEndOf =
  (stack: AsyncDisposableStack) =>
  async <Started extends { stop: () => unknown }>(starting: Promise<Started>): Promise<Started> => {
    const it = await starting
    stack.defer(async () => void (await it.stop()))
    return it
  }
