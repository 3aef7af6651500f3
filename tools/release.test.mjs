import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publishedPackages } from './release/published-packages.mjs'
import { run } from './run.mjs'

test('four packages are published', () => {
  expect(publishedPackages().map(({ name }) => name)).toEqual([
    '@islamic-centre/graphql-client',
    '@islamic-centre/prayer-times',
    '@islamic-centre/rest-client',
    '@islamic-centre/ui',
  ])
})

describe.each(publishedPackages())('$name', ({ folder, manifest }) => {
  test('has what a registry shows and an application needs', () => {
    expect(existsSync(join(folder, 'README.md'))).toBe(true)
    expect(manifest).toMatchObject({
      description: expect.any(String),
      keywords: expect.arrayContaining([expect.any(String)]),
      license: 'MIT',
      engines: { node: expect.any(String) },
      publishConfig: { access: 'public' },
    })
    // The condition `source` is for the workspace: its files are not in the tarball.
    expect(JSON.stringify(manifest.publishConfig.exports)).not.toContain('src/')
    expect(Object.keys(manifest.publishConfig.exports).sort()).toEqual(Object.keys(manifest.exports).sort())
  })

  test('is not packed by npm, which would leave the catalogue of the workspace in it', async () => {
    const { code, output } = await run('npm', ['pack', '--dry-run'], { cwd: folder })
    expect(code).toBe(1)
    expect(output).toContain('Run `pnpm release:check`')
  })
})
