import ltr from '../ltr.css?url'
import rtl from '../rtl.css?url'
import type { Direction, Theme } from './story.ts'

const sheets = { rtl, ltr }
const languages = { rtl: 'fa', ltr: 'en-CA' }

/** Sets the direction of the document, with its language, stylesheet and fonts, and its theme. */
export async function turnPage(direction: Direction, theme: Theme): Promise<void> {
  const page = document.documentElement
  page.dir = direction
  page.lang = languages[direction]
  page.dataset.theme = theme
  const old = document.querySelector<HTMLLinkElement>('link[data-direction]')
  if (old?.dataset.direction !== direction) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.dataset.direction = direction
    link.href = sheets[direction]
    await new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = reject
      document.head.append(link)
    })
    old?.remove()
  }
  await document.fonts.ready
}
