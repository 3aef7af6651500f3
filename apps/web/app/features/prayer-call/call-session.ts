import type { Call } from './call-plan.ts'
import { callSessionKey as key } from './tab-storage.ts'

/** After a quarter of an hour an interruption is no news. */
const longest = 900_000
/** Going from page to page takes less than this. */
const navigationMs = 60_000

export type CallSession = {
  /** The last reading of the clock in the document that was left. */
  seen: number
  /** The call that was sounding. */
  sounding?: Call | undefined
}

type SessionStore = { read: (key: string) => string | undefined; write: (key: string, text?: string) => void }

/** What a document of this tab leaves to the next: a reload neither loses a call nor hides that it was interrupted. */
export function createCallSession({ read, write }: SessionStore) {
  return {
    write: (session: CallSession) => write(key, JSON.stringify(session)),
    clear: () => write(key),
    /** What the document before has left, as far as it still matters at `now`. */
    previous(now: number, reloaded = false): Partial<CallSession> {
      const { seen, sounding } = parse(read(key))
      return {
        ...(seen !== undefined && seen <= now && (reloaded || now - seen < navigationMs) && { seen }),
        ...(sounding && (reloaded || Math.abs(now - sounding.at) < longest) && { sounding }),
      }
    },
  }
}

export type CallSessionStore = ReturnType<typeof createCallSession>

function parse(text: string | undefined): Partial<CallSession> {
  try {
    return JSON.parse(text ?? '{}') ?? {}
  } catch {
    return {}
  }
}
