import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'site-caches-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const web = fileURLToPath(new URL('..', import.meta.url))
const module = new URL('./private-files.ts', import.meta.url)
const modeOf = (path: string) => statSync(path).mode & 0o777

const settings = {
  PUBLIC_URL: 'http://localhost:3000',
  CMS_URL: 'http://localhost:1337',
  CMS_PUBLIC_URL: 'http://localhost:1337',
}

/** Runs the first step of the site's process, then writes a file. */
const start = (env: Record<string, string>, later: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `process.umask(0)
      await import(${JSON.stringify(module.href)})
      const { mkdirSync, writeFileSync } = await import('node:fs')
      mkdirSync(${JSON.stringify(later)}, { recursive: true })
      writeFileSync(${JSON.stringify(join(later, 'page'))}, '')`,
    ],
    { cwd: web, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', ...env } },
  )

test('only the owner can read the caches of the site, new or from an earlier start', {
  tags: ['spec:13.19'],
}, () => {
  const [content, pictures] = [join(folder, 'new', 'content'), join(folder, 'pictures')]
  mkdirSync(pictures)
  const earlier = join(pictures, 'earlier')
  writeFileSync(earlier, 'picture', { mode: 0o644 })
  const later = join(folder, 'later')
  start({ ...settings, CONTENT_CACHE_DIR: content, PICTURE_CACHE_DIR: pictures }, later)
  for (const path of [content, pictures, later]) expect(modeOf(path), path).toBe(0o700)
  for (const path of [earlier, join(later, 'page')]) expect(modeOf(path), path).toBe(0o600)
  expect(readFileSync(earlier, 'utf8')).toBe('picture')
})
