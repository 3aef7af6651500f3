import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const cms = fileURLToPath(new URL('..', import.meta.url))

/** The folder of all of Strapi's packages. */
export const strapi = path.join(realpathSync(path.join(cms, 'node_modules/@strapi/strapi')), '..')

/** The parts of the admin panel that an editor uses, and the prefixes of their keys. */
export const panelParts = [
  { folder: 'admin/dist/admin/admin/src', prefix: '' },
  { folder: 'content-manager/dist/admin', prefix: 'content-manager.' },
  { folder: 'upload/dist/admin', prefix: 'upload.' },
  { folder: 'i18n/dist/admin', prefix: 'i18n.' },
]

const translations = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(cms, 'src/admin/translations', file), 'utf8'))

/** The Persian texts of the panel, by key. */
export const persian = translations('fa.json')

/** Our types in Persian, by the names in their schemas. */
export const typeNames = translations('types.fa.json')

/** The English texts of the panel, by key. */
export const english = new Map<string, string>()
for (const { folder, prefix } of panelParts) {
  const file = path.join(strapi, folder, 'translations/en.json.mjs')
  const { default: texts }: { default: Record<string, string> } = await import(pathToFileURL(file).href)
  for (const [key, text] of Object.entries(texts))
    english.set(key.startsWith(prefix) ? key : `${prefix}${key}`, text)
}
