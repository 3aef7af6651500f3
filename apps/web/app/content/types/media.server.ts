import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { focalPoint } from '../../images/focal-point.ts'
import { validated } from '../content-query.server.ts'
import { isLink } from '../is-link.ts'
import { mediaUrl, stemOfUpload } from '../uploads/upload-url.server.ts'
import { altIn, translations } from './picture-texts.server.ts'

/** When a file of the media library was replaced last. */
const changedAt = z.iso.datetime({ offset: true }).nullish()

const pictureFile = z.object({
  url: z.string().min(1),
  width: z.number().positive(),
  height: z.number().positive(),
  alternativeText: z.string().nullish(),
  translations,
  focalPoint,
  updatedAt: changedAt,
})
const picture = ({
  url,
  width,
  height,
  alternativeText,
  translations,
  focalPoint: focal,
  updatedAt,
}: z.output<typeof pictureFile>) => ({
  src: mediaUrl(url),
  width,
  height,
  ...(alternativeText?.trim() && { alt: alternativeText.trim() }),
  ...(translations && { translations }),
  // Most pictures have none.
  ...(focal && { focal }),
  /** Where the site has it in other widths and formats (`sourcesOf`); undefined for one that is shown as it is. */
  stem: stemOfUpload(url, updatedAt),
})

/** A picture of the media library, its address made absolute. */
export const image = pictureFile.transform(picture)

export type Picture = z.output<typeof image>

/** A picture beside a text that says the same. */
export const withoutTexts = ({ alt: _, translations: __, ...picture }: Picture): Picture => picture

/** What a page needs of a picture to show it. */
export type ShownPicture = Omit<Picture, 'src' | 'alt' | 'translations'> & {
  src?: string
  alt?: string | undefined
  /** The language of `alt` where that is not the language of the page. */
  altLanguage?: Language | undefined
}

/**
 * A picture with what a page in this language shows of it: the upload's own address only where the site has no other, or
 * where its ending matters (`picture-sources.ts`). `alt` is what is written of it, by default with its file.
 */
export function shownPicture(
  picture: Picture,
  language: Language,
  alt = altIn(picture, language),
): ShownPicture & { alt: string } {
  const { src, translations: _, ...shown } = picture
  return {
    ...shown,
    ...(!picture.stem || src.endsWith('.png') ? { src } : {}),
    alt: alt?.text ?? '',
    ...(alt && alt.language !== language && { altLanguage: alt.language }),
  }
}

/** A picture with its caption. */
export const captionedImage = pictureFile
  .extend({ caption: z.string().nullish() })
  .transform(({ caption, ...file }) => ({ ...picture(file), caption: caption?.trim() || undefined }))

/**
 * The address of an audio file with its revision: a file that replaces it has the same path, and a device that caches
 * the old one would never load it.
 */
export const audioFile = z
  .object({
    url: z.string().min(1).transform(mediaUrl),
    updatedAt: changedAt,
  })
  .transform(({ url, updatedAt }) => (updatedAt ? `${url}?v=${Date.parse(updatedAt)}` : url))

/** A video file of the media library. */
export const videoFile = z.object({ url: z.string().min(1).transform(mediaUrl) })

/** A text that an editor may leave empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((it) => it?.trim() || undefined)

/** A link: a path of this site, a URL, a telephone number or an e-mail address. */
export const link = z.string().trim().refine(isLink, 'leads nowhere')

/** A link that an editor may leave empty; an invalid one is dropped. */
export const optionalLink = optionalText.transform((it) => (it && isLink(it) ? it : undefined))

/** A moment that an editor may leave empty. */
export const instant = z.iso.datetime({ offset: true }).nullish()

/** A part that may be missing: an invalid one is left out and logged. */
export const optional = <Part, Input>(name: string, schema: z.ZodType<Part, Input>) =>
  z
    .custom<Input>()
    .nullish()
    .transform((it) => (it === null || it === undefined ? undefined : validated(name, schema, it)))

/** A list whose invalid items are left out and logged. */
export const listOf = <Part, Input>(name: string, schema: z.ZodType<Part, Input>) =>
  z
    .array(z.custom<Input>())
    .nullish()
    .transform((it) =>
      (it ?? []).map((each) => validated(name, schema, each)).filter((each) => each !== undefined),
    )
