/** The URL of a whole web address; undefined for anything else. A host without a dot leads nowhere. */
function webAddress(text: string): URL | undefined {
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text) || !URL.canParse(text)) return undefined
  return new URL(text)
}

const isHost = (url: URL, ...names: string[]) =>
  names.some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`))

/** Reserved for examples (RFC 2606); the demo content has no other addresses. */
const exampleHost = 'example.org'

/** A page of one of these sites, not its first page. */
const isPageOf =
  (...names: string[]) =>
  (text: string) => {
    const url = webAddress(text)
    return !!url && isHost(url, ...names, exampleHost) && url.pathname !== '/'
  }

function isVideo(text: string): boolean {
  const url = webAddress(text)
  if (!url) return false
  const { pathname, searchParams } = url
  if (isHost(url, 'youtu.be')) return /^\/[\w-]{6,}/.test(pathname)
  if (isHost(url, 'youtube.com', 'youtube-nocookie.com'))
    return (
      /^\/(shorts|live|embed)\/[\w-]{6,}/.test(pathname) ||
      (pathname === '/watch' && /^[\w-]{6,}$/.test(searchParams.get('v') ?? ''))
    )
  if (isHost(url, 'vimeo.com')) return /\/\d{5,}/.test(pathname)
  return isHost(url, 'aparat.com') && /^\/(v\/|video\/video\/embed\/)\w/.test(pathname)
}

const isEmail = (text: string) => /^[^\s@]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text) && text.length <= 254

/** Seven to fifteen digits (ITU-T E.164), separated as usual, with an extension where there is one. */
function isTelephone(text: string): boolean {
  const [, number = '', extension = ''] =
    /^([+\d][\d\s().-]*?)(?:\s*(?:ext\.?|x)\s*(\d{1,6}))?$/i.exec(text) ?? []
  const digits = number.replace(/\D/g, '')
  return digits.length >= 7 && digits.length <= 15 && (extension === '' || extension.length <= 6)
}

function isLink(text: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(text)) return true
  if (/^mailto:/i.test(text)) return isEmail(text.slice(7).replace(/\?.*/s, ''))
  if (/^tel:/i.test(text)) return isTelephone(text.slice(4))
  return webAddress(text) !== undefined
}

/** Whether a text is a valid value of a field, by the kind of the field. */
export const addressKinds = {
  link: isLink,
  web: (text: string) => webAddress(text) !== undefined,
  video: isVideo,
  instagram: isPageOf('instagram.com'),
  telegram: isPageOf('t.me', 'telegram.me'),
  facebook: isPageOf('facebook.com', 'fb.com', 'fb.me'),
  youtube: isPageOf('youtube.com', 'youtu.be'),
  phone: isTelephone,
  email: isEmail,
} satisfies Record<string, (text: string) => boolean>

export type AddressKind = keyof typeof addressKinds

const persianDigits = '۰۱۲۳۴۵۶۷۸۹'
const arabicDigits = '٠١٢٣٤٥٦٧٨٩'

/** Without space around it; a telephone number is dialled with Latin digits, in which the site shows it in either. */
export function normalAddress(kind: AddressKind, text: string): string {
  const trimmed = text.trim()
  if (kind !== 'phone') return trimmed
  return trimmed.replace(/[۰-۹٠-٩]/g, (digit) =>
    String(Math.max(persianDigits.indexOf(digit), arabicDigits.indexOf(digit))),
  )
}
