interface ContentType {
  uid: string
  kind: string
  attributes: object
}

interface Entry {
  shared?: Record<string, unknown>
}

/** What finds an entry again: the slug that its languages share, nothing in a type that has one entry. */
export function whereIs({ uid, kind, attributes }: ContentType, { shared }: Entry) {
  if (kind === 'singleType') return {}
  const slug = 'slug' in attributes ? shared?.slug : undefined
  if (typeof slug !== 'string')
    throw new Error(
      `An entry of the demo content of ${uid} has no slug: a collection needs one in \`shared\``,
    )
  return { slug }
}
