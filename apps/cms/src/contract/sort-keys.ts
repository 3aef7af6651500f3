/** The same value with the keys of every object in alphabetical order. */
export function sortKeys<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(sortKeys) as Value
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, nested]) => [key, sortKeys(nested)])) as Value
}
