import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const cms = fileURLToPath(new URL('..', import.meta.url))

const installed = (name: string) => realpathSync(path.join(cms, 'node_modules/@strapi', name))

/** The folder of the packages that Strapi itself consists of. */
export const strapi = path.join(installed('strapi'), '..')

/** The parts of the admin panel in use, and the prefixes of their keys. */
const panelParts = [
  { folder: path.join(strapi, 'admin/dist/admin/admin/src'), prefix: '' },
  { folder: path.join(strapi, 'content-manager/dist/admin'), prefix: 'content-manager.' },
  { folder: path.join(strapi, 'upload/dist/admin'), prefix: 'upload.' },
  { folder: path.join(strapi, 'i18n/dist/admin'), prefix: 'i18n.' },
  { folder: path.join(strapi, 'email/dist/admin'), prefix: 'email.' },
  { folder: path.join(installed('plugin-users-permissions'), 'dist/admin'), prefix: 'users-permissions.' },
]

/** The English texts of the panel, by key. */
export const english = new Map<string, string>()
for (const { folder, prefix } of panelParts) {
  const file = path.join(folder, 'translations/en.json.mjs')
  const { default: texts }: { default: Record<string, string> } = await import(pathToFileURL(file).href)
  for (const [key, text] of Object.entries(texts)) english.set(prefix + key, text)
}

const modules = panelParts.flatMap(({ folder, prefix }) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs') && !file.includes('translations'))
    .map((file) => ({ file, prefix, code: readFileSync(path.join(folder, file), 'utf8') })),
)

const quoted = /(['"`])((?:(?!\1|\\|\n).)+)\1/g
const message =
  /(?:id|labelId): (\w+\()?(['"`])([\w.&\- ]+)\2\)?,\s*defaultMessage: (['"`])((?:\\.|(?!\4)[^\\])*)\4/g

/** The modules of the panel in which a text is used, by its key. */
export const usedIn = new Map<string, string[]>()
const use = (key: string, file: string) => usedIn.set(key, [...(usedIn.get(key) ?? []), file])
for (const { file, prefix, code } of modules) {
  // Some texts have no entry in Strapi's English files: their key and text are in the code.
  for (const [, call, , key = '', , text = ''] of code.matchAll(message)) {
    const whole = call ? prefix + key : key
    if (!english.has(whole)) english.set(whole, text)
  }
  const strings = new Set([...code.matchAll(quoted)].map(([, , text = '']) => text))
  for (const text of strings)
    for (const key of new Set([text, prefix + text])) if (english.has(key)) use(key, file)
}

const translations = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(cms, 'src/admin/translations', file), 'utf8'))

/** Our types in Persian, by the names in their schemas. */
export const typeNames = translations('types.fa.json')

/** The Persian texts of the panel, by key. */
export const persian: Record<string, string> = Object.assign(
  {},
  ...readdirSync(path.join(cms, 'src/admin/translations'))
    .filter((file) => file.endsWith('.fa.json') && file !== 'types.fa.json')
    .map(translations),
)
