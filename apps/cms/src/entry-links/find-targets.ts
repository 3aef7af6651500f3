import { isSitePage } from '@islamic-centre/site-contract/site-paths'
import type { Core } from '@strapi/strapi'
import { hasAddressPart } from '../address-parts/types-with-address-part'
import { entryAccess, entryOf } from '../panel-entries/entry-access'
import type { Context } from '../panel-entries/panel-routes'
import { titleFieldsOf } from '../panel-entries/titles'
import { type Addressed, pagesOfTypes } from '../preview/site-pages'
import { type PublicType, publicTypes } from '../public-types'
import type { LinkTarget } from './link-target'

const maxRows = 60
const maxTargets = 15

interface Row extends Addressed, Record<string, unknown> {
  documentId: string
  locale: string
  publishedAt: string | null
  createdBy: { id: number } | null
}

/** Persian is typed with Arabic letters on some keyboards. */
const wordsOf = (query: string) =>
  query.replaceAll('ي', 'ی').replaceAll('ك', 'ک').split(/\s+/).filter(Boolean)

const everyWord = (fields: string[], words: string[]) => ({
  $and: words.map((word) => ({ $or: fields.map((field) => ({ [field]: { $containsi: word } })) })),
})

/** The entries of a type with a page of their own: those on the site, and drafts that the user may read. */
async function entriesOf(
  strapi: Core.Strapi,
  ctx: Context,
  type: PublicType,
  words: string[],
  locale: string,
) {
  const titles = titleFieldsOf(strapi, type)
  const { info, attributes } = strapi.contentTypes[type]
  const { can } = entryAccess(strapi, ctx, type)
  const rows = (await strapi.db.query(type).findMany({
    select: [
      'documentId',
      'locale',
      'slug',
      'publishedAt',
      ...titles,
      ...('kind' in attributes ? ['kind'] : []),
    ],
    populate: { createdBy: { select: ['id'] } },
    where: everyWord(titles, words),
    orderBy: { updatedAt: 'desc' },
    limit: maxRows,
  } as never)) as Row[]
  const entries = new Map<string, LinkTarget & { locale: string }>()
  for (const row of rows) {
    const { documentId, slug, publishedAt, createdBy } = row
    if (!slug || (type === 'api::page.page' && isSitePage(slug))) continue
    if (!publishedAt && !can.read(entryOf(row.locale, createdBy?.id ?? null))) continue
    const before = entries.get(documentId)
    const isBetter = !before || (before.locale !== locale && row.locale === locale)
    entries.set(documentId, {
      ...(isBetter || !before
        ? { path: pagesOfTypes[type](row), title: String(row[titles[0] ?? ''] ?? slug), locale: row.locale }
        : before),
      contentType: type,
      typeName: info.displayName,
      ...(row.kind && { kind: row.kind }),
      isPublished: Boolean(publishedAt) || Boolean(before?.isPublished),
    })
  }
  return [...entries.values()].slice(0, maxTargets).map(({ locale: _, ...target }) => target)
}

async function filesOf(strapi: Core.Strapi, ctx: Context, words: string[]): Promise<LinkTarget[]> {
  if (!ctx.state.userAbility.can('plugin::upload.read')) return []
  const files = await strapi.db.query('plugin::upload.file').findMany({
    select: ['name', 'url', 'mime'],
    where: everyWord(['name', 'alternativeText'], words),
    orderBy: { id: 'desc' },
    limit: maxTargets,
  })
  return files.map(({ name, url, mime }) => ({
    path: url,
    title: name,
    typeName: mime,
    isFile: true,
    isPublished: true,
  }))
}

/** What a link can lead to, by words of the title: the last changed first, some of each type. */
export async function findTargets(strapi: Core.Strapi, ctx: Context, query: string, locale: string) {
  const words = wordsOf(query)
  const types = publicTypes.collection.filter((type) => hasAddressPart(strapi, type))
  const found = await Promise.all([
    ...types.map((type) => entriesOf(strapi, ctx, type, words, locale)),
    filesOf(strapi, ctx, words),
  ])
  return found.flat()
}
