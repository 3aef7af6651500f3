/** How long a test waits at most: what is waited for comes in its own time on a slow machine, and no test asserts a speed. */
export const testTimeouts = {
  testTimeout: 240_000,
  hookTimeout: 400_000,
  expect: { poll: { timeout: 60_000 } },
}
