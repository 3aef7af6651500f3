import type { Direction } from '../catalogue/story.ts'

const heard = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'placeholder']
const foreign = { rtl: /[A-Za-z]/, ltr: /[\u0600-\u06ff]/ }

/**
 * What is read or heard here in the other alphabet than the page's. The stories say everything in the page's
 * language, so it would be the component's own; what states its language or direction is somebody's word.
 */
export function foreignWords(root: Element, direction: Direction): string[] {
  const said = [...root.querySelectorAll(`:not([lang], [lang] *, bdi[dir])`)].flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue),
    ...heard.map((attribute) => element.getAttribute(attribute)),
  ])
  return said.filter((words): words is string => foreign[direction].test(words ?? ''))
}
