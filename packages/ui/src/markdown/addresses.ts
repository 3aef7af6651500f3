export type AddressOptions = {
  /** The content server's origin, for images and files below `/uploads/`. */
  mediaBase?: string | undefined
  /** The site's own origin: links to any other are marked as external. */
  siteOrigin?: string | undefined
  /** Maps a path of the site, such as `/events` to `/fa/events`. */
  resolvePath?: ((path: string) => string) | undefined
}

/** The URL of an upload on the content server. */
export function mediaAddress(address: string, { mediaBase }: AddressOptions): string {
  return mediaBase && address.startsWith('/uploads/') ? mediaBase.replace(/\/$/, '') + address : address
}

/** The target of a link: uploads on the content server, paths of the site as the app maps them. */
export function linkAddress(address: string, options: AddressOptions): string {
  const found = mediaAddress(address, options)
  const isSitePath = found.startsWith('/') && !found.startsWith('//')
  return isSitePath && options.resolvePath ? options.resolvePath(found) : found
}

/** Whether a link leaves the site. Without the site's own origin every full address does. */
export function isExternal(address: string, siteOrigin?: string): boolean {
  if (!/^(https?:)?\/\//i.test(address)) return false
  if (!siteOrigin) return true
  try {
    return new URL(address, siteOrigin).origin !== new URL(siteOrigin).origin
  } catch {
    return true
  }
}

/**
 * Whether a URL is allowed in a text: http(s), or a path. A link may also be `mailto:` or `tel:`. Browsers ignore
 * spaces and control characters in a scheme, so they are ignored here, too.
 */
export function isSafe(address: string, isLink: boolean): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/[\u0000-\u0020\u007f-\u00a0]+/g, ''))?.[1]
  return !scheme || (isLink ? /^(https?|mailto|tel)$/i : /^https?$/i).test(scheme)
}

/** The hosts and paths that may be embedded in a frame. */
const frameHosts: Record<string, string> = {
  'www.youtube.com': '/embed/',
  'youtube.com': '/embed/',
  'www.youtube-nocookie.com': '/embed/',
  'youtube-nocookie.com': '/embed/',
  'player.vimeo.com': '/video/',
  'www.aparat.com': '/video/',
  'aparat.com': '/video/',
  'www.openstreetmap.org': '/export/embed.html',
  'openstreetmap.org': '/export/embed.html',
  'www.google.com': '/maps/embed',
  'google.com': '/maps/embed',
}

export function isFrameAllowed(address: string): boolean {
  try {
    const { protocol, host, pathname, username } = new URL(address)
    const path = frameHosts[host]
    return protocol === 'https:' && !username && path !== undefined && pathname.startsWith(path)
  } catch {
    return false
  }
}
