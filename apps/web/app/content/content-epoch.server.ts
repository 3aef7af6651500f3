import { onContentChanged } from './content-changed.server.ts'

const minute = 60_000
let changes = 0

onContentChanged(() => {
  changes += 1
})

/**
 * Which content pages are made of now: `version` changes with it, and until `nextBoundary` a page stays true without a
 * change. Editors choose moments by the minute, so none lies within one.
 */
export const contentEpoch = (): { version: string; nextBoundary: Date } => ({
  version: String(changes),
  nextBoundary: new Date((Math.floor(Date.now() / minute) + 1) * minute),
})
