import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const file = 'app/platform/react-router-internals.ts'
/** Names that only React Router has. */
const names = /X-Remix-|__reactRouter|streamController|\b_routes\b|modulepreload|text\/x-script/
/** The path of a page's data; `.data/` is a folder of the caches. */
const dataPath = /\.data(?!\w|\/\w)/

/** The literals and identifiers of a module, without its comments. */
function textsOf(path: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) || ts.isLiteralExpression(node) || ts.isJsxText(node)) texts.push(node.text)
    else if (ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest))
  return texts
}

test('what the site uses of React Router beyond its API is named in one module only', () => {
  const modules = globSync('{app,server,worker,e2e}/**/*.{ts,tsx}', { cwd: root })
  const product = modules.filter((it) => !/\.test\.tsx?$/.test(it))
  const isInternal = (text: string) => names.test(text) || dataPath.test(text)
  expect(product.filter((it) => textsOf(it).some(isInternal))).toEqual([file])
})
