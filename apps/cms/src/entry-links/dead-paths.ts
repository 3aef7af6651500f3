import { postKinds, sitePages, unlistedPaths } from '@islamic-centre/site-contract/site-paths'
import type { Core } from '@strapi/strapi'
import { type PreviousAddress, previousAddressModel } from '../address-parts/previous-address-model'
import { hasAddressPart } from '../address-parts/types-with-address-part'
import { type Addressed, pagesOfTypes } from '../preview/site-pages'
import { type PublicType, publicTypes } from '../public-types'
import type { DeadReason } from './link-target'

/** Databases limit the values of a condition. */
const maxValues = 500

const fixedPages = new Set(['/', ...Object.values(sitePages).map(({ path }) => `/${path}`)])
const isFixed = (path: string) =>
  fixedPages.has(path) || unlistedPaths.some((it) => path === `/${it}` || path.startsWith(`/${it}/`))

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

async function inParts<Value, Found>(values: Value[], find: (part: Value[]) => Promise<Found[]>) {
  const found: Found[] = []
  for (let at = 0; at < values.length; at += maxValues)
    found.push(...(await find(values.slice(at, at + maxValues))))
  return found
}

interface Row extends Addressed {
  documentId: string
  publishedAt: string | null
}

/** The paths at which the site shows an entry or redirects to it: that of a post’s former kind redirects. */
function pathsOf(type: PublicType, entry: Addressed): string[] {
  const kinds = type === 'api::post.post' ? postKinds : [entry.kind]
  return kinds.map((kind) => pagesOfTypes[type]({ ...entry, kind: kind ?? null }))
}

const rowsOf = (strapi: Core.Strapi, type: PublicType, where: object): Promise<Row[]> =>
  strapi.db.query(type).findMany({ select: ['documentId', 'slug', 'publishedAt'], where } as never)

/** Of public entries, the paths that they had before and have no longer; the site redirects them. */
async function previousPaths(strapi: Core.Strapi, type: PublicType, slugs: string[]): Promise<string[]> {
  const previous: PreviousAddress[] = await inParts(slugs, (part) =>
    strapi.db.query(previousAddressModel).findMany({ where: { contentType: type, slug: { $in: part } } }),
  )
  const documentIds = previous.map(({ documentId }) => documentId)
  const present = await inParts(documentIds, (part) =>
    rowsOf(strapi, type, { documentId: { $in: part }, publishedAt: { $notNull: true } }),
  )
  const isPublic = new Set(present.map(({ documentId }) => documentId))
  return previous.flatMap(({ documentId, slug }) => (isPublic.has(documentId) ? pathsOf(type, { slug }) : []))
}

const formats = /^(large|medium|small|thumbnail)_/

async function missingFiles(strapi: Core.Strapi, paths: string[]): Promise<string[]> {
  // The site shows the sizes that the library makes of a picture, too.
  const original = (path: string) => `/uploads/${slugOf(path).replace(formats, '')}`
  const stems = (url: string) => slugOf(url).replace(/\.\w+$/, '')
  const files = await inParts([...new Set(paths.map((path) => stems(original(path))))], (part) =>
    strapi.db.query('plugin::upload.file').findMany({ select: ['hash'], where: { hash: { $in: part } } }),
  )
  const there = new Set(files.map(({ hash }) => hash))
  return paths.filter((path) => !there.has(stems(original(path))))
}

/** Of paths of the site and of uploads, those that lead nowhere. A few queries for each content type, whatever it has. */
export async function deadPaths(
  strapi: Core.Strapi,
  all: Iterable<string>,
): Promise<Map<string, DeadReason>> {
  const paths = [...new Set(all)]
  const uploads = paths.filter((path) => path.startsWith('/uploads/'))
  const records = paths.filter((path) => !path.startsWith('/uploads/') && !isFixed(path))
  const slugs = [...new Set(records.map(slugOf))]
  const live = new Set<string>()
  const drafts = new Set<string>()
  for (const type of publicTypes.collection) {
    if (slugs.length === 0 || !hasAddressPart(strapi, type)) continue
    const rows = await inParts(slugs, (part) => rowsOf(strapi, type, { slug: { $in: part } }))
    for (const row of rows) for (const path of pathsOf(type, row)) (row.publishedAt ? live : drafts).add(path)
    for (const path of await previousPaths(strapi, type, slugs)) live.add(path)
  }
  const dead = records.filter((path) => !live.has(path))
  return new Map<string, DeadReason>([
    ...dead.map((path) => [path, drafts.has(path) ? 'unpublished' : 'unknown'] as const),
    ...(await missingFiles(strapi, uploads)).map((path) => [path, 'missingFile'] as const),
  ])
}
