import { nextMidnight } from '../dates/next-midnight.ts'
import { published } from './sources.server.ts'
import { uploads } from './uploads/uploads.server.ts'

/** Changes with the content that pages are made of. */
export const contentVersion = (): string => `${published.version()}.${uploads.version()}`

/**
 * What a page is made of, until when it is right without a change of the content, and when its day ends, in
 * milliseconds since 1970.
 */
export const pageVersion = (now: number) => ({
  version: contentVersion(),
  expiresAt: published.expiresAt(now),
  dayEnds: nextMidnight(now),
})
