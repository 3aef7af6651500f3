import type { DefaultTreeAdapterTypes } from 'parse5'
import { defaultTreeAdapter, html, parseFragment, serialize } from 'parse5'

export type Parent = DefaultTreeAdapterTypes.ParentNode
export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element
export type Text = DefaultTreeAdapterTypes.TextNode

const { isElementNode, createElement, createTextNode } = defaultTreeAdapter

export const isText: (node: Node) => node is Text = defaultTreeAdapter.isTextNode

/**
 * The parsing context of the text: what a browser drops there (a lone table cell, for example) is dropped here, too.
 */
const place = createElement('div', html.NS.HTML, [])

/** Parses HTML to a tree, by the standard's algorithm. */
export function treeOf(source: string): Parent {
  return parseFragment(place, source, {})
}

export function htmlOf(tree: Parent): string {
  return serialize(tree)
}

/** Whether a node is an element of HTML: neither text nor something of SVG or MathML. */
export function isHtml(node: Node): node is Element {
  return isElementNode(node) && node.namespaceURI === html.NS.HTML
}

export type Attributes = Record<string, string | undefined>

export function element(name: string, attributes: Attributes, children: Node[]): Element {
  const made = createElement(name, html.NS.HTML, [])
  setAttributes(made, attributes)
  return adopt(made, children)
}

export function text(value: string): Text {
  return createTextNode(value)
}

/** Replaces the children of `parent`. Their `parentNode` is set, because it decides whether text is escaped. */
export function adopt<Of extends Parent>(parent: Of, children: Node[]): Of {
  parent.childNodes = children
  for (const child of children) child.parentNode = parent
  return parent
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value
}

/** Sets the attributes that have a value and removes those without one. */
export function setAttributes(on: Element, values: Attributes) {
  const attributes = new Map(on.attrs.map((each) => [each.name, each]))
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) attributes.delete(name)
    else attributes.set(name, { name, value })
  }
  on.attrs = [...attributes.values()]
}

export function classesOf(of: Element): string[] {
  return attribute(of, 'class')?.split(/\s+/).filter(Boolean) ?? []
}

/** The text of an element, including the alternative texts of its pictures. */
export function wordsOf(node: Node): string {
  if (isText(node)) return node.value
  if (!isElementNode(node)) return ''
  if (node.tagName === 'img') return attribute(node, 'alt') ?? ''
  return node.childNodes.map(wordsOf).join('')
}

/** Every element of HTML below `parent`, in the order of the text. */
export function elementsOf(parent: Parent, found: Element[] = []): Element[] {
  for (const node of parent.childNodes) {
    if (!isHtml(node)) continue
    found.push(node)
    elementsOf(node, found)
  }
  return found
}

/** The same, including elements of SVG and MathML. */
export function elementsOfAnyKind(parent: Parent, found: Element[] = []): Element[] {
  for (const node of parent.childNodes) {
    if (!isElementNode(node)) continue
    found.push(node)
    elementsOfAnyKind(node, found)
  }
  return found
}

/** Browsers limit the depth to 512. */
const deepest = 200

/** Removes elements that are nested too deeply, so that recursive functions do not overflow the stack. */
export function limitDepth(parent: Parent, depth = 0) {
  for (const node of parent.childNodes) {
    if (!isElementNode(node)) continue
    if (depth < deepest) limitDepth(node, depth + 1)
    else node.childNodes = []
  }
}
