// `npm run test:recipes`: follows the recipes of CONTRIBUTING.md in scratch clones of the last commit, step by step
// with the commands given there, and fails if a step fails.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireChromium } from './chromium.mjs'
import { apply } from './recipes/changes.mjs'
import { recipesIn } from './recipes/recipe-text.mjs'
import { root } from './root.mjs'
import { must, run } from './run.mjs'
import { main, StartFailure, step } from './steps.mjs'
import { useToolchain } from './toolchain.mjs'

const templatesOf = (name) => join(root, 'tools/recipes', name)

/** What its steps change, and the recipes that come before it. */
const load = async ({ name }) => ({ after: [], ...(await import(join(templatesOf(name), 'recipe.mjs'))) })

async function clone(env) {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
  await must('Cloning', 'git', ['clone', '--quiet', root, folder], { env })
  // What changed is what differs from main.
  await must('Cloning', 'git', ['checkout', '--quiet', '-B', 'main'], { cwd: folder, env })
  await must('Installing', 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: folder,
    env: { ...env, CI: 'true' },
  })
  return folder
}

async function follow(recipe, checkout, env) {
  const { steps: changes } = await load(recipe)
  for (const { number, commands } of recipe.steps) {
    for (const change of changes[number] ?? []) apply(change, templatesOf(recipe.name), checkout)
    for (const command of commands)
      await step(`${recipe.title}, step ${number}: ${command}`, async () => {
        const { code, output } = await run('bash', ['-c', command], { cwd: checkout, env })
        if (code !== 0)
          throw new StartFailure(`Step ${number} of "${recipe.title}" failed: ${command}\n\n${output.trim()}`)
      })
  }
}

/** The recipes to follow in one clone: those that come before the last one, and that one. */
async function withEarlier(recipe, all) {
  const { after } = await load(recipe)
  const earlier = await Promise.all(
    after.map((name) =>
      withEarlier(
        all.find((it) => it.name === name),
        all,
      ),
    ),
  )
  return [...new Set([...earlier.flat(), recipe])]
}

/** One list of recipes for each clone; one that another list has already is not followed again. */
async function chains(all, wanted) {
  const lists = await Promise.all(wanted.map((recipe) => withEarlier(recipe, all)))
  const isWithin = (list, other) => other.length > list.length && other.includes(list.at(-1))
  return lists.filter((list) => !lists.some((other) => isWithin(list, other)))
}

await main(async () => {
  await useToolchain()
  const all = recipesIn(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))
  const wanted = process.argv.slice(2)
  for (const name of wanted)
    if (!all.some((it) => it.name === name))
      throw new StartFailure(
        `There is no recipe "${name}"; there are ${all.map((it) => it.name).join(', ')}.`,
      )
  const chosen = wanted.length > 0 ? all.filter(({ name }) => wanted.includes(name)) : all
  const env = {
    ...process.env,
    CHROMIUM_PATH: await requireChromium(),
    // Output for unchanged sources is reused from this checkout.
    TURBO_CACHE_DIR: join(root, '.turbo/cache'),
  }
  const failures = []
  for (const recipes of await chains(all, chosen)) {
    const checkout = await step(`a clone for ${recipes.map(({ name }) => name).join(', ')}`, () => clone(env))
    try {
      for (const recipe of recipes) await follow(recipe, checkout, env)
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error
      failures.push(error.message)
    } finally {
      rmSync(checkout, { recursive: true, force: true })
    }
  }
  for (const failure of failures) process.stdout.write(`\n${failure}\n`)
  process.stdout.write(
    `${failures.length === 0 ? 'All recipes work as they are written' : `${failures.length} failed`}.\n`,
  )
  return failures.length === 0 ? 0 : 1
})
