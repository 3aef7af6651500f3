import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '../run.mjs'
import { step } from '../steps.mjs'
import { scratchProject } from './scratch-project.mjs'

const nodeVersions = [20, 22, 24, 26]
const compilers = { 'TypeScript 5.9': 'typescript@5.9', 'TypeScript 7': 'typescript@7' }

const specifier = (name, subpath) => name + subpath.slice(1)

/** A program that fails if a subpath of the package has no exports. */
const program = ({ name, subpaths }, load) =>
  subpaths
    .map((subpath) => specifier(name, subpath))
    .map((it) => `if (Object.keys(${load(it)}).length === 0) throw new Error('${it} is empty')`)
    .join('\n')

const withRequire = ({ manifest }) => Object.values(manifest.exports).some((it) => it?.require)

/** Loads every subpath as ES module and, where the package offers it, as CommonJS, in every version of Node.js. */
export async function tryInNode(packages, tarballs) {
  const folder = await scratchProject({}, tarballs)
  for (const one of packages) {
    const file = one.name.split('/')[1]
    writeFileSync(
      join(folder, `${file}.mjs`),
      program(one, (it) => `await import('${it}')`),
    )
    writeFileSync(
      join(folder, `${file}.cjs`),
      program(one, (it) => `require('${it}')`),
    )
  }
  for (const version of nodeVersions)
    await step(`Node.js ${version}`, async () => {
      const runtime = await scratchProject({}, [`node@${version}`])
      const node = join(runtime, 'node_modules/node/bin/node')
      for (const one of packages)
        for (const extension of withRequire(one) ? ['mjs', 'cjs'] : ['mjs'])
          await must(
            `${one.name} as ${extension} in Node.js ${version}`,
            node,
            [`${one.name.split('/')[1]}.${extension}`],
            {
              cwd: folder,
            },
          )
      rmSync(runtime, { recursive: true })
    })
  rmSync(folder, { recursive: true })
}

/** Compiles imports of every subpath, with the checks of declaration files that an application may have on. */
export async function tryInTypeScript(packages, tarballs) {
  for (const [title, compiler] of Object.entries(compilers))
    await step(title, async () => {
      const folder = await scratchProject({}, [compiler, '@types/node@24', ...tarballs])
      const imports = packages.flatMap(({ name, subpaths }) =>
        subpaths.map(
          (subpath, index) =>
            `export * as ${name.split('/')[1].replaceAll('-', '_')}_${index} from '${specifier(name, subpath)}'`,
        ),
      )
      writeFileSync(join(folder, 'imports.mts'), `${imports.join('\n')}\n`)
      for (const resolution of [
        ['--module', 'nodenext'],
        ['--module', 'esnext', '--moduleResolution', 'bundler'],
      ])
        await must(
          `${title} with ${resolution.join(' ')}`,
          join(folder, 'node_modules/.bin/tsc'),
          [
            ...'--noEmit --strict --target es2022 --lib es2023,dom,dom.iterable --types node'.split(' '),
            ...resolution,
            'imports.mts',
          ],
          { cwd: folder },
        )
      rmSync(folder, { recursive: true })
    })
}
