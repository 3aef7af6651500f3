import { globSync } from 'node:fs'
import { build, type Metafile } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'

const kit = new URL('..', import.meta.url).pathname
const components = globSync('src/*/index.ts', { cwd: kit }).sort()
const renderer = 'src/markdown/render.ts'

/** Dependencies that are too large to load in advance, and the module that imports them. */
const heavy = {
  'src/markdown/formula.ts': /\/katex\//,
  'src/markdown/highlight.ts': /\/highlight\.js\//,
  'src/markdown/emoji.ts': /\/markdown-it-emoji\//,
  'src/gallery/lightbox.tsx': /\/gallery\/lightbox/,
}

let outputs: Metafile['outputs']

/** Every component as one app would bundle them. */
beforeAll(async () => {
  const { metafile } = await build({
    absWorkingDir: kit,
    entryPoints: [...components, renderer],
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    outdir: 'out',
    loader: { '.svg': 'file' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
  })
  outputs = metafile.outputs
})

function chunkOf(module: string): string {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(module))
  if (!found) throw new Error(`${module} has no chunk of its own`)
  return found[0]
}

/** The modules that come with a chunk at once: its own, and those of the chunks it imports. */
function modulesOf(chunk: string, seen = new Set<string>()): string[] {
  const output = outputs[chunk]
  if (!output || seen.has(chunk)) return []
  seen.add(chunk)
  const imported = output.imports.filter(({ kind, external }) => kind === 'import-statement' && !external)
  return [...Object.keys(output.inputs), ...imported.flatMap(({ path }) => modulesOf(path, seen))]
}

test.each([...components, renderer])('%s loads no large dependency in advance', (entry) => {
  const modules = modulesOf(chunkOf(entry))
  expect(modules).toContain(entry === renderer ? renderer : entry.replace(/[^/]*$/, 'index.ts'))
  for (const pattern of Object.values(heavy)) expect(modules.filter((it) => pattern.test(it))).toEqual([])
})

test.each(Object.entries(heavy))('%s is a chunk that brings no other', (module, own) => {
  const modules = modulesOf(chunkOf(module))
  expect(modules.some((it) => own.test(it))).toBe(true)
  for (const pattern of Object.values(heavy).filter((it) => it !== own))
    expect(modules.filter((it) => pattern.test(it))).toEqual([])
})

test('a page that shows what the server rendered does not load the renderer', () => {
  const shown = modulesOf(chunkOf('src/markdown/index.ts'))
  const rendering = /\/(markdown-it|parse5)\/|markdown\/render\.ts/
  expect(shown.filter((it) => rendering.test(it))).toEqual([])
  expect(modulesOf(chunkOf(renderer)).some((it) => rendering.test(it))).toBe(true)
})

test.each([
  ['markdown', ['markdown']],
  ['button', ['button', 'icon', 'link']],
])('a page with a %s loads no component but %j', (name, own) => {
  const folders = modulesOf(chunkOf(`src/${name}/index.ts`)).map((it) => it.split('/').at(-2))
  const loaded = components.map((it) => it.split('/')[1]).filter((it) => folders.includes(it))
  expect(own).toEqual(expect.arrayContaining(loaded))
  expect(loaded).toContain(name)
})
