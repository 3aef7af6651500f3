import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { must } from '../run.mjs'
import { StartFailure } from '../steps.mjs'

/** Resolutions that a package without a `require` condition does not support, and does not promise. */
const ofCommonJs = ['node10', 'node16-cjs']

/** Throws unless a tarball is right by publint and are-the-types-wrong, and has neither `catalog:` nor sources. */
export async function checkTarball({ name, manifest, subpaths }, tarball) {
  const folder = await mkdtemp(join(tmpdir(), 'tarball-'))
  try {
    await must('Unpacking', 'tar', ['-xzf', tarball, '-C', folder])
    const pkgDir = join(folder, 'package')
    const packed = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'))
    const { messages } = await publint({ pkgDir, pack: false, level: 'suggestion', strict: true })
    const problems = [
      ...messages.map((it) => formatMessage(it, packed)),
      ...['LICENSE', 'README.md']
        .filter((file) => !hasFile(pkgDir, file))
        .map((file) => `${file} is missing`),
      ...(/"catalog:|"workspace:|"source":/.test(JSON.stringify(packed))
        ? ['package.json refers to the workspace']
        : []),
      ...(await typeProblems(manifest, subpaths, tarball)),
    ]
    if (problems.length > 0) throw new StartFailure(`${name}:\n${problems.join('\n')}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function hasFile(folder, file) {
  try {
    return readFileSync(join(folder, file)).length > 0
  } catch {
    return false
  }
}

async function typeProblems({ exports }, subpaths, tarball) {
  const isCommonJs = Object.values(exports).some((it) => typeof it === 'object' && 'require' in it)
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    entrypoints: subpaths,
  })
  if (!analysis.types) return ['the package has no types']
  return analysis.problems
    .filter((it) => isCommonJs || !ofCommonJs.includes(it.resolutionKind))
    .map((it) => `are-the-types-wrong: ${it.kind} ${it.entrypoint ?? ''} ${it.resolutionKind ?? ''}`)
}
