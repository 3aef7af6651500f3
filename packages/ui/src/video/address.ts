export type VideoProvider = 'youtube' | 'vimeo' | 'aparat'

export type VideoAddress =
  /** A video of a provider: the URL of its player, and of its page. */
  | { kind: 'embed'; provider: VideoProvider; embed: string; page: string }
  /** A file that the browser plays itself. */
  | { kind: 'file'; src: string }
  /** Any other page, shown as a link. */
  | { kind: 'link'; href: string }

type Reader = (url: URL) => { embed: string; page: string } | undefined

/** The first capture group of a pattern. Patterns match the whole text, since an identifier may be followed by anything. */
const first = (text: string | null | undefined, pattern: RegExp) => pattern.exec(text ?? '')?.[1]

function youtube({ pathname, searchParams }: URL): ReturnType<Reader> {
  const id =
    first(pathname, /^\/(?:shorts|embed|live|v)\/([\w-]{11})\/?$/) ??
    (/^\/watch\/?$/.test(pathname) ? first(searchParams.get('v'), /^([\w-]{11})$/) : undefined)
  return id ? youtubeVideo(id) : undefined
}

function youtubeShort({ pathname }: URL): ReturnType<Reader> {
  const id = first(pathname, /^\/([\w-]{11})\/?$/)
  return id ? youtubeVideo(id) : undefined
}

const youtubeVideo = (id: string) => ({
  embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  page: `https://www.youtube.com/watch?v=${id}`,
})

/** An unlisted video has a second code, which the player needs as `h`. */
function vimeo({ pathname, searchParams }: URL): ReturnType<Reader> {
  const [, id, inPath] =
    /^\/(?:video\/|channels\/[\w-]+\/)?(\d{1,12})(?:\/([\da-f]{8,16}))?\/?$/.exec(pathname) ?? []
  if (!id) return
  const code = inPath ?? first(searchParams.get('h'), /^([\da-f]{8,16})$/)
  return {
    embed: `https://player.vimeo.com/video/${id}?${code ? `h=${code}&` : ''}dnt=1&autoplay=1`,
    page: `https://vimeo.com/${id}${code ? `/${code}` : ''}`,
  }
}

function aparat({ pathname }: URL): ReturnType<Reader> {
  const id = first(pathname, /^\/(?:v|video\/video\/embed\/videohash)\/([a-zA-Z\d]{4,12})(?:\/.*)?$/)
  return id
    ? {
        embed: `https://www.aparat.com/video/video/embed/videohash/${id}/vt/frame`,
        page: `https://www.aparat.com/v/${id}`,
      }
    : undefined
}

const hosts: Record<string, { provider: VideoProvider; read: Reader }> = {
  'youtube.com': { provider: 'youtube', read: youtube },
  'm.youtube.com': { provider: 'youtube', read: youtube },
  'music.youtube.com': { provider: 'youtube', read: youtube },
  'youtube-nocookie.com': { provider: 'youtube', read: youtube },
  'youtu.be': { provider: 'youtube', read: youtubeShort },
  'vimeo.com': { provider: 'vimeo', read: vimeo },
  'player.vimeo.com': { provider: 'vimeo', read: vimeo },
  'aparat.com': { provider: 'aparat', read: aparat },
}

const file = /\.(?:mp4|m4v|webm|ogv|mov)$/i

/**
 * Classifies an address that an editor entered. An address of this site begins with one slash; a playlist around a video
 * is ignored; undefined for what is not a web address (`javascript:`, `data:`, plain text).
 */
export function readVideoAddress(written: string): VideoAddress | undefined {
  const address = written.trim()
  const base = 'https://site.invalid'
  if (!URL.canParse(address, base)) return
  const url = new URL(address, base)
  if (url.origin === base) {
    const path = url.pathname + url.search
    if (!address.startsWith('/')) return
    return file.test(url.pathname) ? { kind: 'file', src: path } : { kind: 'link', href: path }
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return
  // Credentials before the host (`youtube.com@evil.example`) are used for phishing.
  if (url.username || url.password) return
  const host = hosts[url.hostname.replace(/^www\./, '').replace(/\.$/, '')]
  const video = url.port ? undefined : host?.read(url)
  if (host && video) return { kind: 'embed', provider: host.provider, ...video }
  return file.test(url.pathname) ? { kind: 'file', src: url.href } : { kind: 'link', href: url.href }
}
