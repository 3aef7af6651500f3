/** What an address part may be: the pattern of every `slug` in the content types. */
export const addressPart = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** `wanted`, or with the first number that makes it another than all of `taken`. */
export function firstFree(wanted: string, taken: ReadonlySet<unknown>): string {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number++
  return `${wanted}-${number}`
}

/** What the panel shows beside an address part. */
export interface AddressPartAnswer {
  /** A free address part that begins with the wanted one. */
  free: string
  /** Under which the entry is public now. */
  published: string | null
  /** The origin of the site; null where the environment has none. */
  site: string | null
}
