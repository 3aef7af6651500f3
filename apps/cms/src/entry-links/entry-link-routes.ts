import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import type { Environment } from '../environment-variables'
import { knownLocale } from '../known-locale'
import { locales } from '../locales'
import { entryAccess, entryOf } from '../panel-entries/entry-access'
import { addPanelRoutes, type Context } from '../panel-entries/panel-routes'
import { deadPaths } from './dead-paths'
import { findTargets } from './find-targets'
import type { DeadLink, EntryWithDeadLinks } from './link-target'
import { publishedLinksOf } from './published-links'
import { sitePathOf } from './site-path'

const maxItems = 8
const request = z.object({ links: z.array(z.string().max(4000)).max(2000) })

/** The routes of the panel for links to entries: what can be linked, which links lead nowhere, and which entries have some. */
export function addEntryLinkRoutes(strapi: Core.Strapi, { PUBLIC_URL, SITE_ORIGINS = [] }: Environment) {
  const origins = [...SITE_ORIGINS, new URL(PUBLIC_URL).origin]
  const publishedLinks = publishedLinksOf(strapi)

  const deadLinks = async (links: string[]): Promise<DeadLink[]> => {
    const paths = new Map(links.map((link) => [link, sitePathOf(link, origins)]))
    const internal = [...paths.values()].filter((path) => path !== undefined)
    const dead = await deadPaths(strapi, internal)
    return links.flatMap((link) => {
      const reason = dead.get(paths.get(link) ?? '')
      return reason ? [{ link, reason }] : []
    })
  }

  /** Of entries of anybody: a permission of one's own entries only does not count. */
  const writableLocales = (ctx: Context, type: string) => {
    const { can } = entryAccess(strapi, ctx, type)
    return locales.flatMap(({ code }) => (can.update(entryOf(code, null)) ? [`${type} ${code}`] : []))
  }

  addPanelRoutes(strapi, [
    [
      'GET',
      '/entry-links/targets',
      async (ctx: Context) => {
        const { q = '', locale } = ctx.query
        ctx.body = await findTargets(strapi, ctx, String(q), knownLocale(locale))
      },
    ],
    [
      'POST',
      '/entry-links/check',
      async (ctx: Context) => {
        const { data } = request.safeParse(ctx.request.body)
        if (!data) throw new errors.ValidationError('The body has no list of links.')
        ctx.body = await deadLinks([...new Set(data.links)])
      },
    ],
    [
      'GET',
      '/overview/links',
      async (ctx: Context) => {
        const all = await publishedLinks()
        const types = [...new Set(all.map(({ contentType }) => contentType))]
        const writable = new Set(types.flatMap((type) => writableLocales(ctx, type)))
        const entries = all.filter(({ contentType, locale }) => writable.has(`${contentType} ${locale}`))
        const dead = await deadLinks([...new Set(entries.flatMap(({ links }) => links))])
        const reasons = new Map(dead.map((it) => [it.link, it]))
        const latest = entries.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
        const found = latest.flatMap(({ links, ...entry }): EntryWithDeadLinks[] => {
          const own = links.flatMap((link) => reasons.get(link) ?? [])
          return own.length > 0 ? [{ ...entry, dead: own }] : []
        })
        ctx.body = { total: found.length, first: found.slice(0, maxItems) }
      },
    ],
  ])
}
