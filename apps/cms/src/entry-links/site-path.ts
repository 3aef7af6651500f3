import { locales } from '../locales'

const prefixes: readonly string[] = locales.map(({ sitePrefix }) => sitePrefix)

/** Files that the site makes: calendars, feeds, tables. */
const madeFile = /\.(ics|rss|json|csv|xml|txt|webmanifest)$/

/**
 * The path of the site or of an upload that a link leads to, without language, query and place in the page; undefined for
 * what leads elsewhere. `origins` are those of the site and of this server.
 */
export function sitePathOf(link: string, origins: readonly string[]): string | undefined {
  const path = link.startsWith('/') && !/^\/[/\\]/.test(link) ? link : pathBehind(link, origins)
  if (path === undefined) return undefined
  const [address = ''] = path.split(/[?#]/)
  const parts = decoded(address).split('/').filter(Boolean)
  if (prefixes.includes(parts[0] ?? '')) parts.shift()
  const clean = `/${parts.join('/')}`
  return parts[0] !== 'uploads' && madeFile.test(clean) ? undefined : clean
}

function pathBehind(link: string, origins: readonly string[]): string | undefined {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return undefined
  const { origin, pathname } = new URL(link)
  return origins.includes(origin) ? pathname : undefined
}

/** A path as people read it; as it is where its escapes are none. */
export function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
