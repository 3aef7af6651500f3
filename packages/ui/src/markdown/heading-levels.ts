import { elementsOf, type Parent } from './tree.ts'

const lowest = 6

/** Shifts all headings by the same number of levels, so that the highest of them has the level `top`. */
export function shiftHeadings(tree: Parent, top: number) {
  const headings = elementsOf(tree).flatMap((on) => {
    const [, level] = /^h([1-6])$/.exec(on.tagName) ?? []
    return level ? [{ on, level: Number(level) }] : []
  })
  const shift = top - Math.min(...headings.map(({ level }) => level))
  for (const { on, level } of headings) on.tagName = on.nodeName = `h${Math.min(level + shift, lowest)}`
}
