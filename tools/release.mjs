// `pnpm release:check`: builds the packages that are published, packs them into .cache/release, checks the tarballs, and
// tries them in scratch projects of several versions of Node.js and TypeScript and in each of examples/. It needs the
// registry and publishes nothing.
import { globSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, installDependencies } from './dependencies.mjs'
import { checkTarball } from './release/check-tarball.mjs'
import { tryInNode, tryInTypeScript } from './release/consumers.mjs'
import { publishedPackages } from './release/published-packages.mjs'
import { copyOfExample } from './release/scratch-project.mjs'
import { root } from './root.mjs'
import { must } from './run.mjs'
import { main, step } from './steps.mjs'
import { useToolchain } from './toolchain.mjs'

const folder = join(root, '.cache/release')
const examples = join(root, 'examples')

const pack = (packages) =>
  step('packing', async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    // They are built already.
    const command = ['pack', '--config.ignore-scripts=true', '--pack-destination', folder]
    for (const { folder: cwd } of packages) await must('Packing', 'pnpm', command, { cwd })
  })

await main(async () => {
  await useToolchain()
  await installDependencies()
  const packages = publishedPackages()
  await build(...packages.map(({ name }) => name))
  await pack(packages)
  const tarballOf = ({ name, manifest }) =>
    join(folder, `${name.slice(1).replace('/', '-')}-${manifest.version}.tgz`)
  for (const one of packages)
    await step(`publint and are-the-types-wrong: ${one.name}`, () => checkTarball(one, tarballOf(one)))

  // The UI kit imports style sheets, which bundlers read and Node.js does not.
  const forNode = packages.filter(({ manifest }) => !manifest.peerDependencies?.react)
  await tryInNode(forNode, forNode.map(tarballOf))
  await tryInTypeScript(forNode, forNode.map(tarballOf))

  const tarballs = packages.map(tarballOf)
  for (const name of readdirSync(examples).filter((it) => !it.includes('.')))
    await step(`examples/${name}`, async () => {
      const needed = tarballs.filter((it) => it.includes(`islamic-centre-${name}-`))
      const copy = await copyOfExample(join(examples, name), needed)
      await must(`examples/${name}`, 'npm', ['test'], { cwd: copy })
      rmSync(copy, { recursive: true })
    })
  const packed = globSync('*.tgz', { cwd: folder }).sort()
  process.stdout.write(`\nReady to publish from .cache/release:\n${packed.map((it) => `  ${it}\n`).join('')}`)
})
