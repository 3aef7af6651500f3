/** The origins that may be framed: video players and maps, in editors' texts and in the site's own facades. */
export const frameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://youtube-nocookie.com',
  'https://www.youtube.com',
  'https://youtube.com',
  'https://player.vimeo.com',
  'https://www.aparat.com',
  'https://aparat.com',
  'https://www.openstreetmap.org',
  'https://openstreetmap.org',
] as const

/** Only the maps of these: a path matches itself, with a trailing slash everything below it. */
const mapPaths = ['https://www.google.com', 'https://google.com'].flatMap((it) => [
  `${it}/maps/embed`,
  `${it}/maps/embed/`,
])

const google = {
  script: ['https://www.googletagmanager.com'],
  report: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
}

export type PolicySettings = {
  /** The origins of uploads: pictures, sounds, videos. */
  media: readonly string[]
  /** The origin whose pages may frame this site: the admin panel; undefined for none. */
  framedBy: string | undefined
  /** Whether the site is served over https. */
  https: boolean
  /** Whether Google Analytics counts page views (docs/decisions/016-page-views.md). */
  google: boolean
}

/** The policy of a page whose inline scripts have these hashes (`sha256-…`). */
export function contentSecurityPolicy(
  { media, framedBy, https, google: counted }: PolicySettings,
  scriptHashes: readonly string[],
): string {
  const report = counted ? google.report : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((it) => `'${it}'`), ...(counted ? google.script : [])],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", ...media, ...report],
    // The call to prayer is fetched, checked and cached in advance, or generated on the device.
    'media-src': ["'self'", ...media, 'blob:'],
    'connect-src': ["'self'", ...media, ...report],
    'frame-src': [...frameOrigins, ...mapPaths],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': [framedBy ?? "'none'"],
  }
  const written = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return [...written, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/** The policy of responses other than pages: data, files, errors. */
export const policyOfData = "default-src 'none'; frame-ancestors 'none'"
