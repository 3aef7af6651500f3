export const stateTimeout: number
export const testTimeouts: { testTimeout: number; hookTimeout: number; expect: { poll: { timeout: number } } }
