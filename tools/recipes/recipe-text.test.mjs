import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../root.mjs'
import { names, recipesIn } from './recipe-text.mjs'

const markdown = `# Contributing

\`\`\`sh
export PATH=…
\`\`\`

## Add a record page

Some words.

1. A file \`app/routes/book.tsx\`, and its
   line in \`routes.ts\`.

   \`\`\`sh
   pnpm typecheck
   # a comment
   pnpm build
   \`\`\`

   More of the first step.

2. A test in \`e2e/\`.

What is left, as \`pnpm lint\`.

## Decisions

1. Not a recipe.
`

describe('the recipes of CONTRIBUTING.md', () => {
  test('a recipe has its numbered steps, each with the commands of its blocks', () => {
    const [recipe, ...others] = recipesIn(markdown)
    expect(others).toEqual([])
    expect(recipe).toMatchObject({ name: 'record-page', title: 'Add a record page' })
    expect(recipe.steps.map(({ number, commands }) => [number, commands])).toEqual([
      [1, ['pnpm typecheck', 'pnpm build']],
      [2, []],
    ])
    expect(recipe.steps[0].text).toContain('More of the first step.')
    expect(recipe.steps[1].text).not.toContain('What is left')
  })

  test('a step names a file by its path or by the end of it, in backticks', () => {
    const [{ steps }] = recipesIn(markdown)
    expect(names(steps[0].text, 'apps/web/app/routes/book.tsx')).toBe(true)
    expect(names(steps[0].text, 'apps/web/app/routes.ts')).toBe(true)
    expect(names(steps[0].text, 'apps/web/app/other-routes.ts')).toBe(false)
    expect(names(steps[1].text, 'apps/web/app/routes.ts')).toBe(false)
  })

  const recipes = recipesIn(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))

  test('each one has a folder here, and each folder a recipe', () => {
    const folders = readdirSync(join(root, 'tools/recipes'), { withFileTypes: true })
      .filter((it) => it.isDirectory())
      .map(({ name }) => name)
    expect(recipes.map(({ name }) => name).sort()).toEqual(folders.sort())
  })

  test.each(recipes)('$title: each file that its steps change is named there', async ({ name, steps }) => {
    const { steps: changes } = await import(`./${name}/recipe.mjs`)
    const unnamed = Object.entries(changes).flatMap(([number, files]) => {
      const text = steps.find((it) => it.number === Number(number))?.text ?? ''
      return files.filter(({ file }) => !names(text, file)).map(({ file }) => `${number}: ${file}`)
    })
    expect(unnamed).toEqual([])
    expect(steps.flatMap(({ commands }) => commands)).not.toEqual([])
  })

  test('each text that a change is put beside is in its file, or in what another change puts there', async () => {
    const all = await Promise.all(recipes.map(({ name }) => import(`./${name}/recipe.mjs`)))
    const changes = all.flatMap(({ steps }) => Object.values(steps).flat())
    const textsOf = (file) => [
      ...(existsSync(join(root, file)) ? [readFileSync(join(root, file), 'utf8')] : []),
      ...changes.filter((it) => it.file === file && it.text).map(({ text }) => text),
    ]
    const lost = changes
      .map(({ file, after, before }) => ({ file, beside: after ?? before }))
      .filter(({ file, beside }) => beside && !textsOf(file).some((it) => it.includes(beside)))
    expect(lost).toEqual([])
  })
})
