import type { NameIn } from './stored-on-device.ts'

type StorageName = 'localStorage' | 'sessionStorage'

/** Reads an item; undefined if it is missing or the browser has no storage. */
export function readItem(key: NameIn<'localStorage'>): string | undefined
export function readItem(key: NameIn<'sessionStorage'>, storage: 'sessionStorage'): string | undefined
export function readItem(key: string, storage: StorageName = 'localStorage'): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes an item, or removes it; without storage it is not saved. */
export function writeItem(key: NameIn<'localStorage'>, value: string | undefined): void
export function writeItem(
  key: NameIn<'sessionStorage'>,
  value: string | undefined,
  storage: 'sessionStorage',
): void
export function writeItem(key: string, value: string | undefined, storage: StorageName = 'localStorage') {
  try {
    if (value === undefined) window[storage].removeItem(key)
    else window[storage].setItem(key, value)
  } catch {
    // Storage is off or full: the value is only valid for this page.
  }
}
