/**
 * How long a test waits for a state that a page, a server or its log shows, in milliseconds: longer than it takes on a machine
 * that has much else to do, since no test asserts a speed. Only a failing test waits this long.
 */
export const stateTimeout = 240_000

export const testTimeouts = {
  testTimeout: 900_000,
  hookTimeout: 1_200_000,
  expect: { poll: { timeout: stateTimeout } },
}
