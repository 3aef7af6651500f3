import type { Element, ElementContent, Properties, RootContent, Text } from 'hast'

export type Node = RootContent | ElementContent
export type Parent = { children: Node[] }

/** Without names, whether it is any element. */
export const isElement = <Name extends string>(
  node: Node | undefined,
  ...names: Name[]
): node is Element & { tagName: Name } =>
  node?.type === 'element' && (names.length === 0 || (names as string[]).includes(node.tagName))
export const isText = (node: Node | undefined): node is Text => node?.type === 'text'
export const isSpace = (node: Node | undefined) => isText(node) && node.value.trim() === ''

export const text = (value: string): Text => ({ type: 'text', value })
export const element = (tagName: string, children: Node[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children as ElementContent[],
})

/** The text of a node, without the space around it. */
export function wordsOf(node: Node): string {
  if (isText(node)) return node.value
  return isElement(node) ? node.children.map(wordsOf).join('') : ''
}

/** Whether a node or something in it meets a condition. */
export const contains = (node: Node, test: (node: Element) => boolean): boolean =>
  isElement(node) && (test(node) || node.children.some((child) => contains(child, test)))

/** Replaces the children of a node by what each becomes, from the inside to the outside. */
export function replaceDeeply(parent: Parent, change: (node: Node) => Node[]) {
  parent.children = parent.children.flatMap((child) => {
    if (isElement(child)) replaceDeeply(child, change)
    return change(child)
  })
}

export const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : []

/** The declarations of a style attribute, in lower case. */
export function styleOf({ properties }: Element): ReadonlyMap<string, string> {
  const declarations = String(properties.style ?? '').split(';')
  return new Map(
    declarations.flatMap((it) => {
      const at = it.indexOf(':')
      return at === -1
        ? []
        : [
            [
              it.slice(0, at).trim().toLowerCase(),
              it
                .slice(at + 1)
                .trim()
                .toLowerCase(),
            ],
          ]
    }),
  )
}

const inlineNames = new Set(
  (
    'a abbr acronym b bdi bdo big br cell-break cite code data del dfn em font i img ins kbd label mark q ' +
    'rp rt ruby s samp small span strike strong sub sup time tt u var wbr'
  ).split(' '),
)

/** Whether an element is part of a line of text. */
export const isInline = (node: Node) => !isElement(node) || inlineNames.has(node.tagName)
