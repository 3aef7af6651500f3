/** The widths in pixels that a picture may be had in: what the layouts show at one, two and three dots a pixel. */
export const pictureWidths = [160, 320, 480, 640, 800, 1000, 1200, 1600, 2000, 2560] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The formats by their endings. */
export const pictureTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const
export type PictureFormat = keyof typeof pictureTypes

/** What an address below `/pictures/` asks for. */
export type PictureRequest = { name: string; version: string; width: PictureWidth; format: PictureFormat }

const pattern = /^\/pictures\/([\w-]{1,200})\/([0-9a-z]{1,12})\/([1-9]\d{2,3})\.(avif|webp|jpg|png)$/

/** Reads a path as it was sent, nothing of it decoded: every picture has one spelling. */
export function parsePictureUrl(path: string): PictureRequest | undefined {
  const [, name = '', version = '', written, format] = pattern.exec(path) ?? []
  const width = pictureWidths.find((it) => String(it) === written)
  return width && { name, version, width, format: format as PictureFormat }
}

/** Where a picture is found in every width and format: by its upload's name and edition. */
export const pictureStem = (name: string, version: string) => `/pictures/${name}/${version}`
