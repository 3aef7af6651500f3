import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, expect, test } from 'vitest'
import { printedBy, writeReadmeModules } from '../../../tools/readme-modules.mjs'

const readme = writeReadmeModules(fileURLToPath(new URL('..', import.meta.url)))

afterAll(() => readme.remove())

test('the examples of the README have no type errors', async () => {
  expect(readme.modules).toHaveLength(2)
  expect(await readme.typeErrors()).toBe('')
})

/** A program that renders the components of the examples. */
const program = `import { Link } from '@islamic-centre/ui/link'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { Layout } from './example-1.tsx'
import { Reminders } from './example-2.tsx'

console.log(renderToStaticMarkup(<MemoryRouter><Layout><Link href="/fa/home">Home</Link></Layout></MemoryRouter>))
console.log(renderToStaticMarkup(<Reminders remove={() => {}} restore={() => {}} />))`

test('their components render: a link of the router, and a button that has messages', async () => {
  const outfile = join(readme.folder, 'program.mjs')
  await build({
    stdin: { contents: program, loader: 'tsx', resolveDir: readme.folder },
    bundle: true,
    conditions: ['source'],
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
    outfile,
    external: ['@base-ui/*', 'react', 'react-dom', 'react-router'],
    platform: 'node',
  })
  const [link, button] = await printedBy(outfile)
  expect(link).toMatch(/^<a [^>]*href="\/fa\/home"[^>]*data-discover="true"[^>]*>Home<\/a>$/)
  expect(button).toMatch(/<button [^>]*>Delete<\/button>/)
})
