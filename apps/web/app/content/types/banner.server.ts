import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { textIn } from '../../i18n/language-of.ts'
import { localizedPath } from '../../paths/localized-path.ts'
import { entryQuery } from '../content-query.server.ts'
import { readEntry } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import { image, optional, optionalLink, optionalText, shownPicture } from './media.server.ts'

const slide = z.object({ title: optionalText, text: optionalText, link: optionalLink, alt: optionalText })

// A picture that cannot be shown leaves a gap, since the texts are found by their position.
const images = z
  .array(optional('banner-image', image))
  .refine((all) => all.some((it) => it !== undefined), 'has no picture')

export const schema = z.object({ images, slides: z.array(slide).nullish() })

export const query = entryQuery({
  name: 'banner',
  type: 'banner',
  schema,
  entry: ({ rest }, locale) => rest.banner.get({ locale, populate: ['images', 'slides'] }),
})

/** The banner's pictures, each with the texts of the slide at its position. */
export async function read(source: Source, language: Language) {
  const banner = await readEntry(source, query, language)
  return banner?.images.flatMap((picture, index) => {
    if (!picture) return []
    const texts = banner.slides?.[index]
    const alt = texts?.alt ?? textIn(banner.language, picture.alt) ?? ''
    const href = texts?.link && localizedPath(language, texts.link)
    return [
      {
        ...shownPicture(picture),
        alt,
        title: texts?.title,
        text: texts?.text,
        href,
        language: banner.language,
      },
    ]
  })
}
