import type { Language } from '@islamic-centre/i18n/locales'
import { localizedPath } from '../../paths/localized-path.ts'
import { html } from '../markdown.server.ts'
import type { MainPage } from './main-page.server.ts'
import { type Picture, shownPicture } from './media.server.ts'

/** The main page's blocks as the home page shows them: texts as HTML, a block without a body absent. */
export async function homeSections(main: MainPage, language: Language) {
  const { bookPromotion: book, beliefs, aboutBlock: about } = main
  const [bookHtml, beliefsHtml, aboutHtml] = await Promise.all(
    Object.entries({ book: book?.text, beliefs: beliefs?.content, about: about?.text }).map(([name, text]) =>
      html(text, language, { idPrefix: `${name}-`, topHeading: 3 }),
    ),
  )
  const shown = (picture: Picture | undefined) => picture && shownPicture(picture, language)
  const toPath = (link: string | undefined) => link && localizedPath(language, link)
  return {
    book: book && {
      title: book.title,
      html: bookHtml,
      cover: shown(book.cover),
      href: toPath(book.link),
      language: book.language,
    },
    beliefs:
      beliefs && (beliefsHtml || beliefs.items.length > 0)
        ? { title: beliefs.title, html: beliefsHtml, items: beliefs.items, language: beliefs.language }
        : undefined,
    about:
      about && aboutHtml
        ? { title: about.title, html: aboutHtml, image: shown(about.image), language: about.language }
        : undefined,
    adverts: main.adverts.map(({ image, link, ...texts }) => ({
      ...texts,
      image: shown(image),
      href: toPath(link),
    })),
    usefulLinks: main.usefulLinks.map(({ url, ...texts }) => ({
      ...texts,
      href: localizedPath(language, url),
    })),
    channel: main.messagingChannel,
  }
}

export type HomeSections = Awaited<ReturnType<typeof homeSections>>
