/** Reads an item from `localStorage`; undefined if it is missing or the browser has no storage. */
export function readItem(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes an item to `localStorage`; without storage it is not saved. */
export function writeItem(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is off or full: the choice is only valid for this page.
  }
}
