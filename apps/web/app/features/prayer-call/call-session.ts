import type { Call } from './call-plan.ts'
import { callSessionKey as key } from './clear-call-session.ts'

/** After a quarter of an hour an interruption is not reported any more. */
const maxInterruptionMs = 900_000
/** Going from page to page takes less than this. */
const navigationMs = 60_000

export type CallSession = {
  /** The last reading of the clock in the previous document. */
  seen: number
  /** The call that was sounding. */
  sounding?: Call | undefined
}

type Key = typeof key
type SessionStore = { read: (key: Key) => string | undefined; write: (key: Key, text?: string) => void }

/**
 * State that a document passes to the next one in this tab, so that a reload neither loses a call nor hides its
 * interruption.
 */
export function createCallSession({ read, write }: SessionStore) {
  return {
    write: (session: CallSession) => write(key, JSON.stringify(session)),
    clear: () => write(key),
    /** The state of the previous document, if it is still relevant at `now`. */
    previous(now: number, reloaded = false): Partial<CallSession> {
      const { seen, sounding } = parse(read(key))
      return {
        ...(seen !== undefined && seen <= now && (reloaded || now - seen < navigationMs) && { seen }),
        ...(sounding && (reloaded || Math.abs(now - sounding.at) < maxInterruptionMs) && { sounding }),
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
