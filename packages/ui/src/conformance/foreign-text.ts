import type { Direction } from '../catalogue/story.ts'

const labelAttributes = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'placeholder']
const foreign = { rtl: /[A-Za-z]/, ltr: /[\u0600-\u06ff]/ }

/**
 * Text and labels in the alphabet of the other language. Stories pass all text in the page's language, so it is hard-coded
 * in the component, unless an attribute states its language or direction.
 */
export function foreignText(root: Element, direction: Direction): string[] {
  const texts = [...root.querySelectorAll(`:not([lang], [lang] *, bdi[dir])`)].flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue),
    ...labelAttributes.map((attribute) => element.getAttribute(attribute)),
  ])
  return texts.filter((text): text is string => foreign[direction].test(text ?? ''))
}
