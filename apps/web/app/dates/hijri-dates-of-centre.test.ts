import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const sources = ['apps/web/{app,server,service-worker}', 'packages/{ui,i18n}/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  // The catalogue shows invented months.
  .filter((path) => !/\.test\.|\.fixture\.|\/catalogue\/|\.stories\./.test(path))

const withText = (pattern: RegExp) =>
  sources.filter((path) => pattern.test(readFileSync(`${root}/${path}`, 'utf8'))).sort()

test('one function gives Hijri dates, by the months that the centre declared', () => {
  expect(sources.length).toBeGreaterThan(400)
  expect(withText(/\bhijriDate\(/)).toEqual([
    // Whether declared months make a calendar.
    'apps/web/app/dates/centre-months.ts',
    'apps/web/app/dates/hijri-day.ts',
  ])
})

test('no date is formatted in a Hijri calendar of the platform, which knows no declared month', () => {
  expect(withText(/['"`-]islamic(-(civil|umalqura|tbla|rgsa))?['"`]/)).toEqual([])
})
