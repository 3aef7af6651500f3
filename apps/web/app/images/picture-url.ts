/** The available widths in pixels: those of the layouts at device pixel ratios of 1, 2 and 3. */
export const pictureWidths = [160, 320, 480, 640, 800, 1000, 1200, 1600, 2000, 2560] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The formats by their file extensions. */
export const pictureTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const
export type PictureFormat = keyof typeof pictureTypes

/** What a URL below `/pictures/` requests. */
export type PictureRequest = { name: string; revision: string; width: PictureWidth; format: PictureFormat }

const pattern = /^\/pictures\/([\w-]{1,200})\/([0-9a-z]{1,12})\/([1-9]\d{2,3})\.(avif|webp|jpg|png)$/

/** Parses a path as it was sent, without decoding: every picture has exactly one spelling. */
export function parsePictureUrl(path: string): PictureRequest | undefined {
  const [, name = '', revision = '', written, format] = pattern.exec(path) ?? []
  const width = pictureWidths.find((it) => String(it) === written)
  return width && { name, revision, width, format: format as PictureFormat }
}

/** The URL prefix of a picture in every width and format: the name and revision of its upload. */
export const pictureStem = (name: string, revision: string) => `/pictures/${name}/${revision}`
