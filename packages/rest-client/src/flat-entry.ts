type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Under `attributes` a relation or a file stands in a `data` of its own. */
const withoutWrap = (value: unknown): unknown =>
  isObject(value) && 'data' in value && Object.keys(value).length === 1 ? flatEntry(value.data) : inner(value)

/** Components keep their fields beside each other, with wrapped relations among them. */
function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withoutWrap(field)]))
}

/**
 * An entry or a list of entries, whether the server sent it flat (Strapi 5) or under `attributes` (Strapi 4, and
 * Strapi 5 when asked): always flat.
 */
export function flatEntry(entry: unknown): unknown {
  if (Array.isArray(entry)) return entry.map(flatEntry)
  if (!isObject(entry) || !isObject(entry.attributes)) return entry
  const { attributes, ...identity } = entry
  return { ...identity, ...(inner(attributes) as Fields) }
}
