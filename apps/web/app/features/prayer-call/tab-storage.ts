/** Reads an item of this tab; undefined where there is none, or where the browser has no storage. */
export function readTabItem(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes an item of this tab, or removes it. Without storage a reload knows nothing of the document before. */
export function writeTabItem(key: string, text?: string) {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is off or full.
  }
}

export const callSessionKey = 'call-session'

/** No call of this tab is awaited any more. */
export const clearCallSession = () => writeTabItem(callSessionKey)
