import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync('**/*.css', { cwd: new URL('../', import.meta.url).pathname }).map((path) => ({
  path,
  css: readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}))

test.each(sheets)('$path has no left and right of its own', ({ css }) => {
  expect(css).not.toMatch(
    /(^|[\s;{])((margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right)|left|right)[\w-]*\s*:/m,
  )
  expect(css).not.toMatch(/(text-align|float|clear):\s*(left|right)/)
  // Minifiers lower it to a list of languages; use `--ui-onward`.
  expect(css).not.toContain(':dir(')
})

test.each(sheets.filter(({ path }) => path.includes('/') && !path.startsWith('base/')))(
  '$path stays in the components layer',
  ({ css }) => {
    expect(css.trim()).toMatch(/^@layer components \{/)
  },
)

test.each(['base/persian.css', 'base/latin.css'])(
  '%s sets no colour: what can be read in one language can be in both',
  (path) => {
    const css = sheets.find((sheet) => sheet.path === path)?.css
    expect(css).toContain('--ui-font-text')
    expect(css).not.toMatch(/(color|background|fill|opacity)\b|oklch|rgb|#[0-9a-f]{3}/i)
  },
)
