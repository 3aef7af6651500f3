import { addressKinds } from '../../../field-checks/address-kinds'
import { isElement, type Node, type Parent, replaceDeeply, wordsOf } from './tree'

/** The target of a link: documents of Google and Microsoft have it behind addresses of theirs. */
function targetOf(address: string): string {
  if (!URL.canParse(address)) return address
  const { host, pathname, searchParams } = new URL(address)
  if (host === 'www.google.com' && pathname === '/url') return searchParams.get('q') || address
  return (host.endsWith('.safelinks.protection.outlook.com') && searchParams.get('url')) || address
}

/**
 * The address that a link gets: a whole web address, an e-mail address or a telephone number. A path or a place in the
 * page belongs to the page that was copied from.
 */
function linkAddress(href: unknown): string | undefined {
  const address = targetOf(String(href ?? '').trim())
  return !address.startsWith('/') && addressKinds.link(address) ? address : undefined
}

/** A sign such as [1], which leads to a note of the page that was copied from. */
const isNoteSign = (node: Node) =>
  isElement(node, 'sup') &&
  /^\s*\[?\p{Nd}+\]?\s*$/u.test(wordsOf(node)) &&
  node.children.some((it) => isElement(it, 'a') && String(it.properties.href ?? '').includes('#'))

/** Links to where the site links; the text of any other link stays without it. */
export function readLinks(parent: Parent) {
  replaceDeeply(parent, (node) => {
    if (isNoteSign(node)) return []
    if (!isElement(node, 'a')) return [node]
    const href = linkAddress(node.properties.href)
    if (!href) return node.children
    node.properties = { href }
    return [node]
  })
}
