/**
 * The entries of a dictionary for these keys; `a.b` includes its plurals and everything below it, `a.b*` every key with
 * that prefix.
 */
export function pickKeys<Entries extends object>(
  dictionary: Entries,
  keys: readonly string[],
  path = '',
): Partial<Entries> {
  const isNamed = (name: string) =>
    keys.some((key) =>
      key.endsWith('*')
        ? name.startsWith(key.slice(0, -1))
        : name === key || name.startsWith(`${key}.`) || name.startsWith(`${key}_`),
    )
  const picked = Object.entries(dictionary).flatMap(([key, value]) => {
    if (typeof value !== 'object') return isNamed(path + key) ? [[key, value]] : []
    const below = pickKeys(value, keys, `${path}${key}.`)
    return Object.keys(below).length > 0 ? [[key, below]] : []
  })
  return Object.fromEntries(picked)
}
