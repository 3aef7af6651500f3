import latin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import persian from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import ltr from '@islamic-centre/ui/ltr.css?url'
import rtl from '@islamic-centre/ui/rtl.css?url'

/** The one stylesheet of each direction: its language's fonts and what cannot be said in logical properties. */
export const directionStylesheets = { rtl, ltr }

/** The face that most of a page is set in: asked for with the document, before a stylesheet is read. */
export const directionFonts = { rtl: persian, ltr: latin }

const longestWait = 2000

/** Fetches a direction's stylesheet before it is needed, so that the swap does not flash. */
export function preloadStylesheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'style', href })
    // A sheet that cannot be had must not hold the visitor back.
    const done = () => {
      link.remove()
      resolve()
    }
    link.onload = link.onerror = done
    setTimeout(done, longestWait)
    document.head.append(link)
  })
}
