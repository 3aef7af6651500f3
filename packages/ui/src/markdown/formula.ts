import katex from 'katex'
import type { FormulaOptions } from './options.ts'
import { elementsOfAnyKind, type Node, setAttributes, treeOf } from './tree.ts'

const longest = 2000

/**
 * A formula as MathML, which browsers lay out without a stylesheet, fonts or style attributes, and screen readers can
 * read. Undefined if KaTeX cannot parse it.
 */
export function formula(tex: string, displayMode: boolean, options: FormulaOptions = {}): Node[] | undefined {
  if (tex.length > longest) return undefined
  try {
    const html = katex.renderToString(tex, {
      strict: 'ignore',
      ...options,
      // A macro defined in one formula must not affect another.
      macros: { ...options.macros },
      displayMode,
      output: 'mathml',
      throwOnError: true,
      trust: false,
      maxExpand: 500,
      maxSize: 10,
    })
    const tree = treeOf(html)
    for (const element of elementsOfAnyKind(tree)) setAttributes(element, { style: undefined })
    return tree.childNodes
  } catch {
    return undefined
  }
}
