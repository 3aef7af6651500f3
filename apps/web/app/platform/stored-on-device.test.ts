import { globSync, readFileSync } from 'node:fs'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { storedOnDevice } from './stored-on-device.ts'

const root = new URL('../../', import.meta.url).pathname
/** What a browser stores something with. */
const storing =
  /^(localStorage|sessionStorage|indexedDB|caches|cacheName|cookieStore|cookie|createCookie|Set-Cookie)$/

function canStore(path: string): boolean {
  const names = (node: ts.Node): boolean | undefined =>
    ((ts.isIdentifier(node) || ts.isLiteralExpression(node)) && storing.test(node.text)) ||
    ts.forEachChild(node, names)
  return names(ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest)) ?? false
}

test('these modules reach what a browser stores; what they store is in the list', () => {
  const modules = globSync('{app,server,service-worker}/**/*.{ts,tsx}', { cwd: root })
  const product = modules.filter((it) => !/\.(test|fixture)\.tsx?$|stored-on-device\.ts$/.test(it))
  expect(product.filter(canStore).sort()).toEqual([
    'app/features/albums/use-album-parts.ts',
    'app/features/page-views/consent.ts',
    'app/features/prayer-call/call-sounds.ts',
    'app/features/prayer-call/clear-call-session.ts',
    'app/features/prayer-call/page-schedule.ts',
    'app/features/preview/preview-cookie.server.ts',
    'app/hydration/deferred-start.ts',
    'app/i18n/language-cookie.server.ts',
    'app/platform/browser-storage.ts',
    'app/routes/preview.leave.ts',
    'app/routes/preview.tsx',
    'server/is-previewed.ts',
    'server/previews.ts',
    'service-worker/worker.ts',
  ])
})

test('the privacy page has words for each of them in both languages', () => {
  for (const { privacy } of Object.values(dictionaries))
    for (const { purpose, until, in: place } of storedOnDevice) {
      expect(privacy.stored[purpose]).toBeTruthy()
      expect(privacy.until[until]).toBeTruthy()
      expect(privacy.places[place]).toBeTruthy()
    }
})
