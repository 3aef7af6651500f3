import { AsyncLocalStorage } from 'node:async_hooks'

const restoring = new AsyncLocalStorage<true>()

/** Writes a draft as it was: it may hold what an editor could not save today. */
export const restore = <Result>(write: () => Promise<Result>) => restoring.run(true, write)

export const isRestoring = () => restoring.getStore() === true
