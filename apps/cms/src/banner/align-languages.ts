import type { Core } from '@strapi/strapi'
import { contentApiRequest } from '../draft-guard/may-read-drafts'
import { defaultLocale, locales } from '../locales'
import { type BannerRow, bannerType, readBannerRows, writeSlides } from './banner-rows'
import { joined, pairedByPosition, type Slide, slidesOf, withPicturesOf } from './slides'

const writes = ['create', 'update', 'publish', 'discardDraft', 'clone']

type Written = { images?: unknown; slides?: object[] } | undefined

/** The pictures of a row that was written, each with its words. */
type Reading = (row: BannerRow) => Slide[]

/** A program that does not know that a slide has a picture sends `images`, and the words in the same order. */
function readingOf(data: Written): Reading {
  const known = data?.slides?.some((slide) => 'image' in slide) ?? data?.images === undefined
  if (known) return ({ slides }) => slides
  if (data?.slides) return ({ slides, images }) => pairedByPosition(slides, images)
  return ({ slides, images }) => withPicturesOf(slidesOf(images), slides)
}

interface Alignment {
  documentId: string
  locale: string
  reading: Reading
  /** Whether the entry had no text in this language before. */
  isNew: boolean
}

/** Drafts get the pictures of the draft in this language, published entries those of the published one. */
async function align(strapi: Core.Strapi, { documentId, locale, reading, isNew }: Alignment) {
  const rows = await readBannerRows(strapi, { documentId })
  // Drafts first: a draft that is newer than its published entry counts as modified.
  for (const isDraft of [true, false]) {
    const source = rows.find((row) => row.isDraft === isDraft && row.locale === locale)
    if (!source) continue
    const others = rows.filter((row) => row.isDraft === isDraft && row.locale !== locale)
    const [other] = others
    const written = reading(source)
    const model = isNew && other ? joined(other.slides, written) : written
    await writeSlides(strapi, source, isNew ? withPicturesOf(model, written) : written)
    for (const row of others) {
      const published = rows.find((it) => isDraft && !it.isDraft && it.locale === row.locale)
      await writeSlides(strapi, row, withPicturesOf(model, row.slides, published?.slides))
    }
  }
}

/**
 * Whatever writes the banner in one language, its slides have the same pictures in the same order in every language, and
 * `images`, which the contract has, is derived from them.
 */
export function alignBannerLanguages(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== bannerType || !writes.includes(context.action)) return next()
    const params = context.params as { documentId?: string; locale?: string | string[]; data?: Written }
    const written =
      params.locale === '*' ? locales.map(({ code }) => code) : [params.locale ?? defaultLocale].flat()
    const before = params.documentId ? await readBannerRows(strapi, { documentId: params.documentId }) : []
    const reading = readingOf(contentApiRequest(strapi) ? params.data : undefined)

    const result = await next()
    const documentId = params.documentId ?? (result as { documentId?: string } | null)?.documentId
    if (!documentId) return result
    for (const locale of written)
      await align(strapi, {
        documentId,
        locale,
        reading,
        isNew: before.length > 0 && !before.some((row) => row.locale === locale),
      })
    return result
  })
}
