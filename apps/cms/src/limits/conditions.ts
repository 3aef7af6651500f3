/** Operators whose list is one condition for the database. */
const listOperators = ['$in', '$notIn', '$between', 'in', 'notIn', 'between']

/** The number of conditions of a filter: the database scans every entry for each of them. */
export function conditionsIn(filters: unknown): number {
  if (filters === undefined || filters === null) return 0
  if (typeof filters !== 'object') return 1
  if (Array.isArray(filters)) return filters.reduce((sum, it) => sum + conditionsIn(it), 0)
  return Object.entries(filters).reduce(
    (sum, [key, value]) => sum + (listOperators.includes(key) ? 1 : conditionsIn(value)),
    0,
  )
}

const operator =
  /^(\$.*|and|or|not|eqi?|nei?|in|notIn|lte?|gte?|null|notNull|between|contains(i)?|notContains(i)?|(starts|ends)With(i)?)$/

/** The number of relations in a filter: each is a join, and several multiply the rows that the database reads. */
export function joinsIn(filters: unknown, isRelated = false): number {
  if (filters === null || typeof filters !== 'object') return 0
  if (Array.isArray(filters)) return filters.reduce((sum, it) => sum + joinsIn(it, isRelated), 0)
  return Object.entries(filters).reduce((sum, [key, value]) => {
    if (operator.test(key)) return sum + joinsIn(value, isRelated)
    return sum + (isRelated ? 1 : 0) + joinsIn(value, true)
  }, 0)
}
