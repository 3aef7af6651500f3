import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { defaultLocale, locales } from '../locales'

const maxLength = 1000
const text = z.string().max(maxLength).nullish()
const others = locales.map(({ code }) => code).filter((code) => code !== defaultLocale)

/** Alternative text and caption of a file in each language but the default one, which the file's own fields are in. */
const translations = z.partialRecord(
  z.enum(others as [string, ...string[]]),
  z.strictObject({ alternativeText: text, caption: text }),
)

export type Translations = z.output<typeof translations>

export function parseTranslations(value: unknown): Translations {
  const { success, data } = translations.safeParse(value)
  if (success) return data
  throw new errors.ValidationError(
    `"translations" has alternativeText and caption, of at most ${maxLength} characters, for each of: ${others.join(', ')}`,
  )
}

const fileType = 'plugin::upload.file'
const textsModel = 'centre::picture-texts'

/**
 * A second copy of the texts, in a table of our own. Strapi drops a column that it does not know, which is so when an
 * earlier release starts with the database of this one; a table is spared (`persist-tables.ts`).
 */
export function addPictureTextsModel(strapi: Core.Strapi) {
  strapi.get('models').add({
    uid: textsModel,
    tableName: 'centre_picture_texts',
    singularName: 'picture-texts',
    attributes: {
      id: { type: 'increments' },
      file: { type: 'string' },
      translations: { type: 'json' },
    },
  })
}

interface File {
  id: number
  documentId: string
  translations: Translations | null
}

interface Copy {
  id: number
  file: string
  translations: Translations
}

// Strapi's types know the models of content types only.
const copies = (strapi: Core.Strapi) => strapi.db.query(textsModel as 'admin::user')

/** Stores what is written of a file, in its row and in the copy. Languages that are not given stay as they are. */
export async function writeTranslations(strapi: Core.Strapi, id: number, given: Translations) {
  await strapi.db.transaction(async () => {
    const file: File | null = await strapi.db.query(fileType).findOne({ where: { id } })
    if (!file) throw new errors.NotFoundError()
    const data = { translations: { ...file.translations, ...given } }
    await strapi.db.query(fileType).update({ where: { id }, data: data as never })
    const where = { file: file.documentId }
    const copy = { ...where, ...data } as never
    if (await copies(strapi).findOne({ where })) await copies(strapi).update({ where, data: copy })
    else await copies(strapi).create({ data: copy })
  })
}

/** After a return from an earlier release: the texts are in the copy only. Those of deleted files are removed. */
export async function restoreTranslations(strapi: Core.Strapi) {
  const stored = (await copies(strapi).findMany()) as unknown as Copy[]
  if (stored.length === 0) return
  const files: File[] = await strapi.db.query(fileType).findMany({
    select: ['id', 'documentId', 'translations'],
    where: { documentId: { $in: stored.map(({ file }) => file) } },
  })
  const found = new Map(files.map((file) => [file.documentId, file]))
  for (const { id, file, translations } of stored) {
    const owner = found.get(file)
    if (!owner) await copies(strapi).delete({ where: { id } })
    else if (owner.translations === null)
      await strapi.db.query(fileType).update({ where: { id: owner.id }, data: { translations } as never })
  }
}
