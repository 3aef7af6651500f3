import { env } from '../../env.server.ts'
import { pictureStem } from '../../images/picture-url.ts'

/** The address at which a browser finds a file of the content server. */
export const mediaUrl = (url: string): string =>
  /^\/(?!\/)/.test(url) ? env.CMS_PUBLIC_URL + url : new URL(url, `${env.CMS_PUBLIC_URL}/`).href

/** The addresses of uploads, for the public and for this server. */
const places = [
  { seen: `${env.CMS_PUBLIC_URL}/uploads/`, reached: `${env.CMS_URL}/uploads/` },
  ...(env.UPLOADS_URL ? [{ seen: `${env.UPLOADS_URL}/`, reached: `${env.UPLOADS_URL}/` }] : []),
]

/** The names of uploads that this site makes pictures from. A GIF may be animated, so it is not converted. */
const pictureFile = /^([\w-]{1,200})\.(jpe?g|png|webp|avif)$/i

const uploadedFile = /^[\w-]{1,200}\.[a-z0-9]{1,8}$/i

/** Where this server reaches an upload; undefined for an address elsewhere. */
export function addressOfUpload(url: string): string | undefined {
  const address = mediaUrl(url)
  for (const { seen, reached } of places) {
    const file = address.startsWith(seen) ? address.slice(seen.length) : ''
    if (uploadedFile.test(file)) return reached + file
  }
  return undefined
}

/** An upload that this site can make other widths and formats of: its name, and where this server reaches it. */
export function pictureOfUpload(url: string): { name: string; address: string } | undefined {
  const address = addressOfUpload(url)
  const name = pictureFile.exec(address?.replace(/^.*\//, '') ?? '')?.[1]
  return address && name ? { name, address } : undefined
}

/** The revision of an upload in its short form for URLs; another one when an editor replaces the file. */
export const revisionOf = (updatedAt: string | null | undefined): string =>
  (updatedAt ? Date.parse(updatedAt) : 0).toString(36)

/** Where the site has an upload in every width and format; undefined for one that it shows as it is. */
export function stemOfUpload(url: string, updatedAt: string | null | undefined): string | undefined {
  const name = pictureOfUpload(url)?.name
  return name && pictureStem(name, revisionOf(updatedAt))
}
