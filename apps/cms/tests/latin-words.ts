import type { Page } from '@playwright/test'

/** Runs in the page: its visible texts, and those that a screen reader speaks. */
const readTexts = `(() => {
  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement.checkVisibility() && !node.parentElement.closest('style, script, code, pre'))
      texts.push(node.textContent)
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of document.querySelectorAll('[' + name + ']'))
      if (element.checkVisibility()) texts.push(element.getAttribute(name))
  return texts
})()`

export const textsOf = (page: Page) => page.evaluate<string[]>(readTexts)

const addresses = /https?:\/\/\S+|\S+@\S+\.\w+|\.?\/[\w./-]+|\b[\w-]+(\.[\w-]+)+\b/g

/** Technologies, keys and languages. */
const names =
  /^(API|CSV|Ctrl|EXIF|English|GraphQL|HEIC|JPEG|MP3|Markdown|Node|OpenAPI|PDF|POST|Strapi|Telegram|YouTube|Instagram|Facebook|maryam)$/

/** The texts with a word in Latin letters that is neither part of an address nor a name. */
export const latinTexts = (texts: readonly string[]) => {
  const found = texts.filter((text) =>
    [...text.replace(addresses, '').matchAll(/\p{Script=Latin}[\p{Script=Latin}\d]+/gu)].some(
      ([word]) => !names.test(word),
    ),
  )
  return [...new Set(found.map((text) => text.trim()))]
}
