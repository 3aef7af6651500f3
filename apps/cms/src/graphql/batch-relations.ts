import type { Core } from '@strapi/strapi'
import DataLoader from 'dataloader'

type Load = Core.Strapi['db']['entityManager']['load']
type Populate = { limit?: number; offset?: number } & Record<string, unknown>
type Entry = { id: number; documentId?: string }
type Loader = DataLoader<Entry, unknown>

/** The part of a relation that one entry returns; the database's own limit would apply to all entries together. */
const pageOf = (related: unknown, { limit, offset = 0 }: Populate) =>
  Array.isArray(related) ? related.slice(offset, limit === undefined ? undefined : offset + limit) : related

/**
 * Reads a relation of all entries of a list in one query: Strapi's resolvers load it once per entry. Only GraphQL uses
 * the entity manager's `load`.
 */
export function batchRelations(strapi: Core.Strapi) {
  const { entityManager } = strapi.db
  const load = entityManager.load.bind(entityManager) as Load
  const loadersByRequest = new WeakMap<object, Map<string, Loader>>()

  const createLoader = (uid: string, field: string, populate: Populate): Loader => {
    const { limit: _limit, offset: _offset, ...whole } = populate
    const relatedOf = async (ids: number[]) => {
      const entries = await entityManager.findMany(uid as never, {
        select: ['id'],
        where: { id: { $in: ids } },
        populate: { [field]: whole },
      })
      return entries.map((entry) => [entry.id as number, entry[field] as unknown] as const)
    }
    return new DataLoader(
      async (entries) => {
        const batches = field === 'localizations' ? oneVersionEach(entries) : [entries]
        const read = await Promise.all(
          batches.map((batch) => relatedOf([...new Set(batch.map(({ id }) => id))])),
        )
        const related = new Map(read.flat())
        return entries.map(({ id }) => pageOf(related.get(id) ?? null, populate))
      },
      // A mutation of the same request may change the data, so it is not cached longer; all entries of a list load in
      // the same tick.
      { cache: false, maxBatchSize: 500, batchScheduleFn: (run) => setImmediate(run) },
    )
  }

  entityManager.load = (async (uid: string, entity: Entry, field: unknown, populate: unknown) => {
    const request = strapi.requestContext.get()
    const query = (populate ?? {}) as Populate
    // A filter of publication states contains query parts that cannot be serialised for comparison.
    if (!request || typeof field !== 'string' || typeof query !== 'object' || holdsQueryParts(query))
      return load(uid as never, entity as never, field as never, populate as never)
    const loaders = loadersByRequest.get(request) ?? new Map<string, Loader>()
    loadersByRequest.set(request, loaders)
    const key = JSON.stringify([uid, field, query])
    const loader = loaders.get(key) ?? createLoader(uid, field, query)
    loaders.set(key, loader)
    return loader.load(entity)
  }) as unknown as Load
}

/** Batches with one version of a document each, because Strapi excludes the parent entries from their translations. */
function oneVersionEach(entries: readonly Entry[]): Entry[][] {
  const batches: Entry[][] = []
  const seen = new Map<unknown, number>()
  for (const entry of entries) {
    const document = entry.documentId ?? entry.id
    const at = seen.get(document) ?? 0
    seen.set(document, at + 1)
    batches[at] = [...(batches[at] ?? []), entry]
  }
  return batches
}

/** Whether a query contains anything but plain data. */
function holdsQueryParts(value: unknown): boolean {
  if (typeof value === 'function') return true
  if (value === null || typeof value !== 'object' || value instanceof Date) return false
  const prototype = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return true
  return Object.values(value).some(holdsQueryParts)
}
