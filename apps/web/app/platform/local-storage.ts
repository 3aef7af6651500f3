/** What this device keeps for the visitor; undefined where there is nothing, or where the browser keeps nothing. */
export function readItem(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a choice on this device; a browser that refuses simply forgets it. */
export function writeItem(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is off or full: the choice holds for this page only.
  }
}
