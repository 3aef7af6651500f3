import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** The modules that the entry of an app loads at once, and those that come only when something asks for them. */
async function modulesOf(code: string) {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'tsx' },
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    outdir: 'out',
    external: ['react', 'react/jsx-runtime'],
  })
  const at = (chunk: string | undefined): string[] => {
    const found = chunk ? metafile.outputs[chunk] : undefined
    if (!found) return []
    const eager = found.imports.filter(({ kind, external }) => kind === 'import-statement' && !external)
    return [...Object.keys(found.inputs), ...eager.flatMap(({ path }) => at(path))]
  }
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>')?.[0]
  const chunkOf = (module: string) =>
    Object.keys(metafile.outputs).find((chunk) => metafile.outputs[chunk]?.entryPoint?.endsWith(module))
  return { entry: at(entry), renderer: at(chunkOf('markdown/render.ts')), all: Object.keys(metafile.inputs) }
}

const heavy = /markdown-it|parse5|katex|highlight\.js|emoji/

test('a page that shows what the server rendered does not load the renderer', async () => {
  const { entry, all } = await modulesOf(
    `import { Markdown } from './index.ts'; console.log(<Markdown html="<p>x</p>" />)`,
  )
  expect(entry.some((path) => path.endsWith('markdown/markdown.tsx'))).toBe(true)
  expect(entry.filter((path) => heavy.test(path))).toEqual([])
  expect(all.some((path) => heavy.test(path))).toBe(true)
})

test('the renderer loads colours, formulas and emoji only for a text that has them', async () => {
  const { renderer } = await modulesOf(`import('./render.ts')`)
  expect(renderer.some((path) => /markdown-it\//.test(path))).toBe(true)
  expect(renderer.filter((path) => /katex|highlight\.js|markdown-it-emoji|\/emoji/.test(path))).toEqual([])
})
