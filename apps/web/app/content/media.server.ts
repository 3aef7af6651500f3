import { z } from 'zod'
import { env } from '../env.server.ts'

/** The address at which a browser finds a file of the content server. */
export const mediaUrl = (url: string): string => new URL(url, `${env.CMS_PUBLIC_URL}/`).href

/** A picture of the media library, its address made absolute. */
export const image = z
  .object({
    url: z.string().min(1).transform(mediaUrl),
    width: z.number().positive(),
    height: z.number().positive(),
    alternativeText: z.string().nullish(),
  })
  .transform(({ url, width, height, alternativeText }) => ({
    src: url,
    width,
    height,
    alt: alternativeText ?? '',
  }))

/** A text that an editor may leave empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((it) => it?.trim() || undefined)

/** A link an editor wrote: a path of this site, an address, a telephone number or an e-mail; anything else is dropped. */
export const optionalLink = optionalText.transform((it) =>
  it && /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(it) ? it : undefined,
)
