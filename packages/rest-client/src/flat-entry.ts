type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Under `attributes` a relation or a file is wrapped in its own `data`. */
const unwrapped = (value: unknown): unknown =>
  isObject(value) && 'data' in value && Object.keys(value).length === 1 ? flatEntry(value.data) : inner(value)

/** Components have flat fields, which may include wrapped relations. */
function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, unwrapped(field)]))
}

/**
 * An entry or a list of entries, whether the server sent it flat (Strapi 5) or under `attributes` (Strapi 4, and Strapi
 * 5 on request): always flat.
 */
export function flatEntry(entry: unknown): unknown {
  if (Array.isArray(entry)) return entry.map(flatEntry)
  if (!isObject(entry) || !isObject(entry.attributes)) return entry
  const { attributes, ...identity } = entry
  return { ...identity, ...(inner(attributes) as Fields) }
}
