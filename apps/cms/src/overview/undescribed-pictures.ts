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

/** The pictures of the media library without an alternative text in a language, the newest first. */
export async function undescribedPictures(strapi: Core.Strapi): Promise<UndescribedPicture[]> {
  const files = (await strapi.db.query('plugin::upload.file').findMany({
    where: { mime: { $startsWith: 'image/' } },
    select: ['id', 'name', 'url', 'alternativeText', 'translations', 'formats'],
    orderBy: { id: 'desc' },
  })) as File[]
  return files
    .map((file) => ({
      id: file.id,
      name: file.name,
      url: file.formats?.thumbnail?.url ?? file.url,
      locales: locales.map(({ code }) => code).filter((code) => !textIn(file, code)?.trim()),
    }))
    .filter((it) => it.locales.length > 0)
}
