import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { localizedPath } from '../../paths/localized-path.ts'
import { entryQuery } from '../content-query.server.ts'
import { preference } from '../in-language.server.ts'
import { readEntryTranslations } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import { image, optional, optionalLink, optionalText, shownPicture } from './media.server.ts'

const slide = z.object({
  image: z.object({ url: z.string() }).nullish(),
  title: optionalText,
  text: optionalText,
  link: optionalLink,
  alt: optionalText,
})
type Slide = z.output<typeof slide>

const picture = z.intersection(image, z.object({ url: z.string() }))

// A picture that cannot be shown leaves a gap: slides without pictures of their own are found by position.
const images = z
  .array(optional('banner-image', picture))
  .refine((all) => all.some((it) => it !== undefined), 'has no picture')

export const schema = z.object({ images, slides: z.array(slide).nullish() })

export const query = entryQuery({
  name: 'banner',
  type: 'banner',
  schema,
  entry: ({ rest }, locale) =>
    rest.banner.get({ locale, populate: { images: true, slides: { populate: ['image'] } } }),
})

/** The words of a picture. */
const slideOf = (slides: readonly Slide[], url: string, at: number) =>
  slides.some((it) => it.image) ? slides.find((it) => it.image?.url === url) : slides[at]

/**
 * The banner's pictures, the words of each in the visitor's language where they are written in it, else in another: then
 * with `language`.
 */
export async function read(source: Source, language: Language) {
  const found = await readEntryTranslations(source, query, language)
  const languages = preference(language)
  const [banner] = languages.flatMap((it) => found[it] ?? [])
  return banner?.images.flatMap((file, at) => {
    if (!file) return []
    const { url, ...picture } = file
    const slides = languages.map((it) => ({
      ...slideOf(found[it]?.slides ?? [], url, at),
      language: it,
    }))
    const words = slides.find(({ title, text }) => title ?? text)
    const described = slides.flatMap(({ alt, language }) => (alt ? [{ text: alt, language }] : []))[0]
    const href = slides.find(({ link }) => link)?.link
    return [
      {
        ...shownPicture(picture, language, described),
        title: words?.title,
        text: words?.text,
        ...(words && words.language !== language && { language: words.language }),
        href: href && localizedPath(language, href),
      },
    ]
  })
}
