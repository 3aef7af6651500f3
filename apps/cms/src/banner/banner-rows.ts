import { isDeepStrictEqual } from 'node:util'
import type { Core } from '@strapi/strapi'
import { picturesOf, type Slide } from './slides'

export const bannerType = 'api::banner.banner'

/** The banner in one language, as a draft or as published. */
export interface BannerRow {
  id: number
  documentId: string
  locale: string
  isDraft: boolean
  images: number[]
  slides: Slide[]
}

interface Stored extends Omit<BannerRow, 'isDraft' | 'images' | 'slides'> {
  publishedAt: string | null
  images: { id: number }[]
  slides: (Omit<Slide, 'image'> & { image: { id: number } | null })[]
}

export async function readBannerRows(strapi: Core.Strapi, where: object = {}): Promise<BannerRow[]> {
  const rows: Stored[] = await strapi.db.query(bannerType).findMany({
    where,
    populate: { images: true, slides: { populate: { image: true } } },
  })
  return rows.map(({ id, documentId, locale, publishedAt, images, slides }) => ({
    id,
    documentId,
    locale,
    isDraft: publishedAt === null,
    images: images.map((it) => it.id),
    slides: slides.map(({ image, ...words }) => ({ ...words, image: image?.id ?? null })),
  }))
}

/** Writes slides and, derived from them, `images`. A row that has them already is not written: it would appear as edited. */
export async function writeSlides(strapi: Core.Strapi, row: BannerRow, slides: Slide[]) {
  const images = picturesOf(slides)
  if (isDeepStrictEqual(row.slides, slides) && isDeepStrictEqual(row.images, images)) return
  // As Strapi's i18n plugin writes what the languages of an entry share.
  const documents = strapi.documents(bannerType) as unknown as {
    updateComponents(row: { id: number }, data: object): Promise<object>
  }
  const components = await documents.updateComponents({ id: row.id }, { slides })
  await strapi.db.query(bannerType).update({
    where: { id: row.id },
    data: { ...components, images } as never,
  })
}
