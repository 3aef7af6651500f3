import { errors } from '@strapi/utils'

/**
 * Relations that reach drafts: `localizations` to those of other languages, `related` from a file to the entries that
 * use it. A filter or a sort over them would reveal drafts without returning them.
 */
const hiddenRelations = ['localizations', 'related']

const names = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(/[.,:]/).map((part) => part.trim())
  if (Array.isArray(value)) return value.flatMap(names)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, nested]) => [
    key,
    ...(typeof nested === 'object' ? names(nested) : []),
  ])
}

/** The hidden relation that a filter or a sort uses; undefined if it uses none. */
export const hiddenRelationIn = (value: unknown) =>
  names(value).find((name) => hiddenRelations.includes(name))

const reject = (place: string, value: unknown) => {
  const found = hiddenRelationIn(value)
  if (found) throw new errors.ValidationError(`Invalid key ${found} in ${place}`)
}

interface Query {
  filters?: unknown
  sort?: unknown
  populate?: unknown
}

/** Rejects a query that probes hidden relations, at the root or within any populate. */
export function rejectFilterProbes(query: Query) {
  reject('filters', query.filters)
  reject('sort', query.sort)
  if (query.populate === null || typeof query.populate !== 'object') return
  for (const nested of Object.values(query.populate)) {
    if (nested !== null && typeof nested === 'object') rejectFilterProbes(nested as Query)
  }
}
