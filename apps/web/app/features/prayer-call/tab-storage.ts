/** Reads an item from `sessionStorage`; undefined if it is missing or the browser has no storage. */
export function readTabItem(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes or removes an item of `sessionStorage`. Without storage a reload has no state of the previous document. */
export function writeTabItem(key: string, text?: string) {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is off or full.
  }
}

export const callSessionKey = 'call-session'

/** Removes this tab's state of the calls. */
export const clearCallSession = () => writeTabItem(callSessionKey)
