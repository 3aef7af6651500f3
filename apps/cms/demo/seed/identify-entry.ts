interface ContentType {
  uid: string
  kind: string
  attributes: object
}

interface Entry {
  shared?: Record<string, unknown>
}

/**
 * The condition by which a query finds an entry: the slug that its languages share, of a Hijri month its year and name, none for a
 * single type.
 */
export function identifyEntry({ uid, kind, attributes }: ContentType, { shared }: Entry) {
  if (kind === 'singleType') return {}
  if (shared?.year && shared.month && 'year' in attributes) return { year: shared.year, month: shared.month }
  const slug = 'slug' in attributes ? shared?.slug : undefined
  if (typeof slug !== 'string')
    throw new Error(
      `An entry of the demo content of ${uid} has no slug: a collection needs one in \`shared\``,
    )
  return { slug }
}
