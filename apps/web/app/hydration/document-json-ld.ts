/** Nodes of schema.org; `nodes` is absent in the data of a document, whose head has them. */
export type JsonLd = { readonly nodes?: readonly object[] | undefined }

const read = new WeakMap<JsonLd, readonly object[]>()

/** The nodes of a page's head, in the browser read from the document where its data leaves them out. */
export function jsonLdNodes(jsonLd: JsonLd): readonly object[] {
  const known = jsonLd.nodes ?? read.get(jsonLd)
  if (known) return known
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  const nodes = [...scripts].map(({ textContent }) => JSON.parse(textContent ?? '') as object)
  read.set(jsonLd, nodes)
  return nodes
}
