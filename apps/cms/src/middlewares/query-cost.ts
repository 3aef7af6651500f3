import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { conditionsIn, joinsIn } from '../limits/conditions'

type Context = Parameters<Core.ControllerHandler>[0]
type Query = Record<string, unknown>

/** A condition or a sort key makes the database scan every entry. */
const maxConditions = 12
const maxSortKeys = 6
/** A filter on a relation joins it: several multiply the rows that the database reads. */
const maxJoins = 2
/** A populated relation is a query, and its entries are sanitized one by one. */
const maxRelations = 24

const isObject = (value: unknown): value is Query => value !== null && typeof value === 'object'

const names = (value: unknown): number =>
  [value].flat().reduce((sum: number, it) => sum + String(it ?? '').split(',').length, 0)

const sortKeys = (sort: unknown): number => {
  if (sort === undefined) return 0
  if (Array.isArray(sort)) return sort.reduce((sum: number, it) => sum + sortKeys(it), 0)
  return isObject(sort)
    ? Object.values(sort).reduce((sum: number, it) => sum + Math.max(1, sortKeys(it)), 0)
    : names(sort)
}

type Cost = { conditions: number; joins: number; sorts: number; relations: number }

/** The cost of a query for the database, including its populated relations. */
function costOf({ filters, sort, populate, _q }: Query): Cost {
  const cost = {
    conditions: conditionsIn(filters) + (_q === undefined ? 0 : 1),
    joins: joinsIn(filters),
    sorts: sortKeys(sort),
    relations: 0,
  }
  if (!isObject(populate)) return { ...cost, relations: populate === undefined ? 0 : names(populate) }
  for (const nested of Object.values(populate)) {
    cost.relations += 1
    if (!isObject(nested)) continue
    const inner = costOf(nested)
    cost.conditions += inner.conditions
    cost.joins += inner.joins
    cost.sorts += inner.sorts
    cost.relations += inner.relations
  }
  return cost
}

/** Rejects a REST query whose filters, sort keys or relations would occupy the server for too long. */
export default () => async (ctx: Context, next: () => Promise<unknown>) => {
  const { conditions, joins, sorts, relations } = costOf(ctx.query as Query)
  const exceeded = [
    [conditions, maxConditions, 'conditions in filters'],
    [joins, maxJoins, 'relations in filters'],
    [sorts, maxSortKeys, 'keys to sort by'],
    [relations, maxRelations, 'relations to populate'],
  ].find(([count, limit]) => Number(count) > Number(limit))
  if (exceeded)
    throw new errors.ValidationError(
      `A query may have ${exceeded[1]} ${exceeded[2]}; this one has ${exceeded[0]}`,
    )
  return next()
}
