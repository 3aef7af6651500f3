import englishText from '@islamic-centre/ui/fonts/source-sans-3-english.woff2?url'
import englishHeadings from '@islamic-centre/ui/fonts/source-serif-4-english.woff2?url'
import basicLatin from '@islamic-centre/ui/fonts/vazirmatn-basic-latin.woff2?url'
import persian from '@islamic-centre/ui/fonts/vazirmatn-persian.woff2?url'
import ltr from '@islamic-centre/ui/ltr.css?url'
import rtl from '@islamic-centre/ui/rtl.css?url'

/** The stylesheet of each direction: its language's fonts and rules that logical properties cannot express. */
export const directionStylesheets = { rtl, ltr }

/** The fonts that every page shows: preloaded by the document, before a stylesheet is parsed. */
export const directionFonts = { rtl: [persian, basicLatin], ltr: [englishText, englishHeadings] }

const maxWaitMs = 2000

/** Prefetches a direction's stylesheet, so that the swap does not flash. */
export function preloadStylesheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'style', href })
    // A stylesheet that cannot be loaded must not block the navigation.
    const done = () => {
      link.remove()
      resolve()
    }
    link.onload = link.onerror = done
    setTimeout(done, maxWaitMs)
    document.head.append(link)
  })
}
