import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { csvCell } from '../src/admin/csv-cell.ts'
import { loggedRoutes } from '../src/change-log/logged-routes.ts'
import { cms, strapi } from './panel-texts.ts'

const folders: Record<string, string> = {
  admin: path.join(strapi, 'admin/dist/server/server/src/routes'),
  'content-manager': path.join(strapi, 'content-manager/dist/server/routes'),
  upload: path.join(strapi, 'upload/dist/server/routes'),
  i18n: path.join(strapi, 'i18n/dist/server/routes'),
  'users-permissions': path.join(
    realpathSync(path.join(cms, 'node_modules/@strapi/plugin-users-permissions')),
    'dist/server/routes',
  ),
}

const handlersOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/handler: '([\w-]+\.[\w-]+)'/g),
    ])
    .map(([, handler]) => handler)

it('Each route that the change log knows is one of this release of Strapi', () => {
  const known = Object.entries(folders).flatMap(([plugin, folder]) =>
    handlersOf(folder).map((handler) => `${plugin} ${handler}`),
  )
  expect(Object.keys(loggedRoutes).filter((name) => !known.includes(name))).toEqual([])
})

it('A title that is a formula is a text in the exported file', () => {
  expect(['=1+1', '+1', '-1', '@x', '\tx', '＝1', 'a "b"', 'a=b'].map(csvCell)).toEqual([
    `"'=1+1"`,
    `"'+1"`,
    `"'-1"`,
    `"'@x"`,
    `"'\tx"`,
    `"'＝1"`,
    `"a ""b"""`,
    `"a=b"`,
  ])
})
