import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { textIn } from '../language-of.ts'
import { sitePath } from '../site-path.ts'
import { singleBlock } from './block.server.ts'
import { image, optionalLink, optionalText } from './media.server.ts'
import { readSingle } from './single.server.ts'
import type { Source } from './sources.server.ts'

const slide = z.object({ title: optionalText, text: optionalText, link: optionalLink, alt: optionalText })

const bannerBlock = singleBlock({
  name: 'banner',
  type: 'banner',
  schema: z.object({ images: z.array(image).min(1), slides: z.array(slide).nullish() }),
  ask: ({ rest }, locale) => rest.banner.get({ populate: ['images', 'slides'], locale }),
})

/** The banner's pictures, each with the words of the slide at its place. */
export async function readBanner(source: Source, language: Language) {
  const banner = await readSingle(source, bannerBlock, language)
  return banner?.images.map((picture, index) => {
    const words = banner.slides?.[index]
    return {
      ...picture,
      alt: words?.alt ?? textIn(banner.language, picture.alt) ?? '',
      title: words?.title,
      text: words?.text,
      href: words?.link && sitePath(language, words.link),
      language: banner.language,
    }
  })
}
