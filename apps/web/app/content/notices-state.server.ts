import { optional } from './read.server.ts'
import { published } from './sources.server.ts'
import { readState } from './types/death-notices.server.ts'

/** The state of the death notices that are shown now; undefined where they could not be read. */
export const noticesState = (): Promise<string | undefined> => optional('death-notices', readState(published))
