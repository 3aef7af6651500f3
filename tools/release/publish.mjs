// `pnpm release:publish [--dry-run]`: publishes the tarballs that `pnpm release:check` left in .cache/release, if the
// registry does not have their versions yet. In GitHub Actions they get a statement of their provenance.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { must, run } from '../run.mjs'
import { main, StartFailure, step } from '../steps.mjs'
import { useToolchain } from '../toolchain.mjs'
import { publishedPackages } from './published-packages.mjs'

const folder = join(root, '.cache/release')
const isDryRun = process.argv.includes('--dry-run')
const provenance = process.env.ACTIONS_ID_TOKEN_REQUEST_URL ? ['--provenance'] : []

const isPublished = async (name, version) =>
  (await run('npm', ['view', `${name}@${version}`, 'version'], { cwd: root })).output.trim() === version

function tarballOf({ name, manifest }) {
  const file = `${name.slice(1).replace('/', '-')}-${manifest.version}.tgz`
  if (globSync(file, { cwd: folder }).length === 0)
    throw new StartFailure(`${file} is not in .cache/release. Run \`pnpm release:check\` first.`)
  return join(folder, file)
}

await main(async () => {
  await useToolchain()
  for (const one of publishedPackages()) {
    const { name, manifest } = one
    if (await isPublished(name, manifest.version)) {
      process.stdout.write(`  ${name} ${manifest.version} is published already\n`)
      continue
    }
    const command = ['publish', tarballOf(one), '--access', 'public', ...provenance]
    await step(`${isDryRun ? 'dry run: ' : ''}${name} ${manifest.version}`, () =>
      must('Publishing', 'npm', isDryRun ? [...command, '--dry-run'] : command, { cwd: root }),
    )
  }
})
