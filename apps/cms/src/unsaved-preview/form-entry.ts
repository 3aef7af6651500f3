import { pictureFields } from '@islamic-centre/site-contract/picture-fields'
import type { Core, UID } from '@strapi/strapi'
import { picturesOf } from '../banner/slides'
import { neededToShow } from '../field-checks/checked-fields'

type Values = Record<string, unknown>
type Files = ReadonlyMap<number, Values>

interface Attribute {
  type: string
  component?: string
  repeatable?: boolean
  multiple?: boolean
}

/** What the content API answers of a file and a page shows. */
const fileFields = ['id', 'documentId', 'name', 'mime', ...pictureFields]

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value ? [value] : [])
const fileId = (value: unknown) => Number(isValues(value) ? value.id : value)

/** A relation and a password are on no page. */
const isShown = ({ type }: Attribute) => type !== 'relation' && type !== 'password'

const attributesOf = (strapi: Core.Strapi, uid: string) =>
  Object.entries(strapi.getModel(uid as UID.Schema).attributes as Record<string, Attribute>).filter(
    ([, attribute]) => isShown(attribute),
  )

/** The ids of the files in a form. */
function fileIds(strapi: Core.Strapi, uid: string, values: Values): number[] {
  return attributesOf(strapi, uid).flatMap(([name, { type, component = '' }]) => {
    if (type === 'media') return listOf(values[name]).map(fileId).filter(Number.isSafeInteger)
    if (type !== 'component') return []
    return listOf(values[name]).flatMap((part) => (isValues(part) ? fileIds(strapi, component, part) : []))
  })
}

/** A text that the panel sends for what is no date or time begins with a question mark. */
const scalar = (type: string, value: unknown) =>
  /^(date|time)/.test(type) && String(value).startsWith('?') ? null : (value ?? null)

function valuesOf(strapi: Core.Strapi, uid: string, values: Values, files: Files): Values {
  const fieldOf = (name: string, { type, component = '', repeatable, multiple }: Attribute) => {
    const list = listOf(values[name])
    if (type === 'media') {
      const found = list.flatMap((it) => files.get(fileId(it)) ?? [])
      return multiple ? found : (found[0] ?? null)
    }
    if (type !== 'component') return scalar(type, values[name])
    const parts = list.filter(isValues).map((part) => valuesOf(strapi, component, part, files))
    return repeatable ? parts : (parts[0] ?? null)
  }
  return Object.fromEntries(
    attributesOf(strapi, uid).map(([name, attribute]) => [name, fieldOf(name, attribute)]),
  )
}

async function readFiles(strapi: Core.Strapi, ids: readonly number[]): Promise<Files> {
  const rows = (await strapi.db.query('plugin::upload.file').findMany({
    select: fileFields as never,
    where: { id: { $in: [...new Set(ids)] } },
  })) as Values[]
  return new Map(rows.map((row) => [Number(row.id), row]))
}

/**
 * The contents of a form as the content API would answer them: only fields of the type, the files of the media library in
 * place of what the form says of them, and the list of the banner's pictures derived from its slides.
 */
export async function entryOfForm(strapi: Core.Strapi, uid: string, values: Values): Promise<Values> {
  const files = await readFiles(strapi, fileIds(strapi, uid, values))
  const entry = valuesOf(strapi, uid, values, files)
  if (uid !== 'api::banner.banner') return entry
  const slides = listOf(entry.slides).filter(isValues)
  const pictures = picturesOf(
    slides.map((it) => ({ image: isValues(it.image) ? Number(it.image.id) : null })),
  )
  return { ...entry, images: pictures.flatMap((id) => files.get(id) ?? []) }
}

/** The fields of a type that its languages share. */
export const sharedFieldsOf = (strapi: Core.Strapi, uid: string): string[] =>
  strapi
    .plugin('i18n')
    .service('content-types')
    .getNonLocalizedAttributes(strapi.getModel(uid as UID.Schema))

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The empty fields without which there is no page. An address part is not needed to see it. */
export function missingFields(strapi: Core.Strapi, uid: string, entry: Values): string[] {
  const { attributes } = strapi.getModel(uid as UID.Schema)
  const required = Object.entries(attributes as Record<string, { required?: boolean }>)
    .filter(([name, attribute]) => attribute.required && name !== 'slug' && isEmpty(entry[name]))
    .map(([name]) => name)
  const needed = neededToShow[uid]?.fields ?? []
  return [...required, ...(needed.every((name) => isEmpty(entry[name])) ? needed.slice(0, 1) : [])]
}
