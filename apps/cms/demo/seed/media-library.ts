import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { writeTranslations } from '../../src/picture-texts/picture-texts'
import { pictures } from '../content/pictures'

/** Where editors find the demo's files, and where `fresh` finds what it may remove. */
const folderName = 'محتوای نمونه'

/** Resizing is most of the work of a seed: this many at a time use the cores of a small machine. */
const maxConcurrent = 4

const mimeTypes: Record<string, string> = { '.webp': 'image/webp', '.mp3': 'audio/mpeg' }

export interface StoredFile {
  id: number
  translations?: object | null
  name: string
  url: string
}

const files = (strapi: Core.Strapi) => strapi.db.query('plugin::upload.file')

async function demoFolder(strapi: Core.Strapi): Promise<{ id: number }> {
  const existing = await strapi.db.query('plugin::upload.folder').findOne({ where: { name: folderName } })
  return existing ?? strapi.plugin('upload').service('folder').create({ name: folderName, parent: null })
}

const describe = (name: string) => {
  const picture = pictures[path.parse(name).name]
  if (picture) {
    const { fa, focalPoint } = picture
    return { alternativeText: fa.alt, caption: fa.caption, focalPoint }
  }
  return { alternativeText: 'صدای نمونه', caption: 'چند زنگ آرام به جای صدای ضبط‌شده' }
}

/**
 * The demo's files that are there already. A row is written once its pictures are on disk, and its folder
 * right after: a start that was killed in between left a file without an owner in no folder, which is moved there.
 */
async function storedFiles(strapi: Core.Strapi, folder: { id: number }, names: string[]) {
  const none = { id: { $null: true } }
  const unfiled: StoredFile[] = await files(strapi).findMany({
    where: { name: { $in: names }, folder: none, createdBy: none },
  })
  for (const { id } of unfiled) await files(strapi).update({ where: { id }, data: { folder: folder.id } })
  const present: StoredFile[] = await files(strapi).findMany({ where: { folder: folder.id } })
  return new Map(present.map((file) => [file.name, file]))
}

/** Puts the files of `demo/media` into the media library, as an editor would. All were made for this project. */
export async function uploadDemoMedia(strapi: Core.Strapi): Promise<Map<string, StoredFile>> {
  const source = path.join(strapi.dirs.app.root, 'demo/media')
  const folder = await demoFolder(strapi)
  const names = readdirSync(source).filter((name) => mimeTypes[path.extname(name)])
  const stored = await storedFiles(strapi, folder, names)

  const upload = async (name: string) => {
    const filepath = path.join(source, name)
    const [file] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { name, folder: folder.id, ...describe(name) } },
        files: {
          filepath,
          originalFilename: name,
          mimetype: mimeTypes[path.extname(name)],
          size: statSync(filepath).size,
        },
      })
    stored.set(name, file)
  }

  const missing = names.filter((name) => !stored.has(name))
  for (let first = 0; first < missing.length; first += maxConcurrent) {
    await Promise.all(missing.slice(first, first + maxConcurrent).map(upload))
  }
  for (const { id, name, translations } of stored.values()) {
    const english = pictures[path.parse(name).name]?.en
    if (!english || translations) continue
    await writeTranslations(strapi, id, { en: { alternativeText: english.alt, caption: english.caption } })
  }
  return stored
}

export async function removeDemoMedia(strapi: Core.Strapi) {
  const folder = await strapi.db.query('plugin::upload.folder').findOne({ where: { name: folderName } })
  if (!folder) return
  for (const file of await files(strapi).findMany({ where: { folder: folder.id } })) {
    await strapi.plugin('upload').service('upload').remove(file)
  }
}
