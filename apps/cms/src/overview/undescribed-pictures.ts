import type { Core } from '@strapi/strapi'
import { defaultLocale, locales } from '../locales'
import type { Translations } from '../picture-texts/picture-texts'
import type { UndescribedPicture } from './overview-items'

interface File extends Pick<UndescribedPicture, 'id' | 'name' | 'url'> {
  alternativeText: string | null
  translations: Translations | null
  formats: { thumbnail?: { url: string } } | null
}

const textIn = (file: File, locale: string) =>
  locale === defaultLocale
    ? file.alternativeText
    : file.translations?.[locale as keyof Translations]?.alternativeText

/** The text of a picture in a language, as an expression of the database. */
function textColumn(strapi: Core.Strapi, locale: string) {
  if (locale === defaultLocale) return 'alternative_text'
  return strapi.db.dialect.client === 'postgres'
    ? `translations #>> '{${locale},alternativeText}'`
    : `json_extract(translations, '$.${locale}.alternativeText')`
}

const isBlank = (expression: string) => `trim(coalesce(${expression}, '')) = ''`

function undescribed(strapi: Core.Strapi) {
  const lacksText = locales.map(({ code }) => isBlank(textColumn(strapi, code))).join(' or ')
  const { tableName } = strapi.db.metadata.get('plugin::upload.file')
  return strapi.db.getConnection(tableName).where('mime', 'like', 'image/%').whereRaw(`(${lacksText})`)
}

/**
 * The pictures of the media library without an alternative text in a language: how many, and the newest. Only what is
 * shown is read.
 */
export async function undescribedPictures(strapi: Core.Strapi, limit: number) {
  const found: { id: number; total: number | string }[] = await undescribed(strapi)
    .select('id', strapi.db.connection.raw('count(*) over () as total'))
    .orderBy('id', 'desc')
    .limit(limit)
  const files = (await strapi.db.query('plugin::upload.file').findMany({
    where: { id: { $in: found.map(({ id }) => id) } },
    select: ['id', 'name', 'url', 'alternativeText', 'translations', 'formats'],
    orderBy: { id: 'desc' },
  })) as File[]
  const first = files.map(
    (file): UndescribedPicture => ({
      id: file.id,
      name: file.name,
      url: file.formats?.thumbnail?.url ?? file.url,
      locales: locales.map(({ code }) => code).filter((code) => !textIn(file, code)?.trim()),
    }),
  )
  return { total: Number(found[0]?.total ?? 0), first }
}
