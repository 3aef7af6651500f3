import { measured, type PictureSource } from '../picture/source.ts'
import { isExternal, isFrameAllowed, linkAddress, mediaAddress } from './addresses.ts'
import { addHeadingIds } from './heading-ids.ts'
import { shiftHeadings } from './heading-levels.ts'
import type { MarkdownOptions } from './options.ts'
import {
  type Attributes,
  adopt,
  attribute,
  classesOf,
  type Element,
  element,
  elementsOf,
  isHtml,
  type Parent,
  setAttributes,
  wordsOf,
} from './tree.ts'

type Decoration = (on: Element, options: MarkdownOptions) => void

/** The attributes of a region that scrolls: focusable, with a label for screen readers. */
function scrolling(label: string | undefined): Attributes {
  return { tabindex: '0', role: label && 'group', 'aria-label': label }
}

const decorateMedia: Decoration = (on, options) => {
  for (const name of ['src', 'poster']) {
    const address = attribute(on, name)
    if (address) setAttributes(on, { [name]: mediaAddress(address, options) })
  }
  const sources = attribute(on, 'srcset')?.split(',')
  if (sources)
    setAttributes(on, { srcset: sources.map((each) => mediaAddress(each.trim(), options)).join(', ') })
}

/** Wraps a picture in `<picture>` with its other formats and widths, unless the author has provided some. */
function offer(image: Element, sources: readonly PictureSource[], sizes: string | undefined) {
  const { parentNode } = image
  if (
    !parentNode ||
    attribute(image, 'srcset') ||
    ('tagName' in parentNode && parentNode.tagName === 'picture')
  )
    return
  const written = attribute(image, 'loading') === 'lazy' ? measured(sizes) : sizes
  const offered = sources.map(({ type, srcSet }) =>
    element('source', { type, srcset: srcSet, sizes: written }, []),
  )
  const children = [...parentNode.childNodes]
  const picture = element('picture', {}, [...offered, image])
  adopt(
    parentNode,
    children.map((it) => (it === image ? picture : it)),
  )
}

const decorations: Record<string, Decoration> = {
  a: (link, options) => {
    const href = attribute(link, 'href')
    if (href === undefined) return
    setAttributes(link, {
      href: linkAddress(href, options),
      ...(isExternal(href, options.siteOrigin) ? { rel: 'external noopener' } : {}),
    })
    if (classesOf(link).includes('ui-markdown__back'))
      setAttributes(link, { 'aria-label': options.labels?.backToText })
  },
  img: (image, options) => {
    const known = options.pictureAt?.(attribute(image, 'src') ?? '')
    if (known && !attribute(image, 'width'))
      setAttributes(image, { width: String(known.width), height: String(known.height) })
    setAttributes(image, { loading: attribute(image, 'loading') ?? 'lazy', decoding: 'async' })
    decorateMedia(image, options)
    if (known?.sources) offer(image, known.sources, known.sizes)
  },
  source: decorateMedia,
  track: decorateMedia,
  audio: decorateMedia,
  video: decorateMedia,
  iframe: (frame) => {
    const address = attribute(frame, 'src') ?? ''
    if (!isFrameAllowed(address)) return
    setAttributes(frame, {
      title: attribute(frame, 'title') ?? new URL(address).host,
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      allow: 'fullscreen; encrypted-media; picture-in-picture',
      referrerpolicy: 'strict-origin-when-cross-origin',
      loading: 'lazy',
    })
  },
  pre: (pre, { labels }) => setAttributes(pre, scrolling(labels?.code)),
  section: (section, { labels }) => {
    if (classesOf(section).includes('ui-markdown__notes'))
      setAttributes(section, { 'aria-label': labels?.footnotes })
  },
}

function frameTables(parent: Parent, label: string | undefined) {
  const framed = parent.childNodes.map((node) => {
    if (!isHtml(node)) return node
    if (node.tagName === 'table') {
      const caption = node.childNodes.find((child) => isHtml(child) && child.tagName === 'caption')
      const name = (caption && wordsOf(caption).trim()) || label
      return element('div', { class: 'ui-markdown__table', ...scrolling(name) }, [node])
    }
    frameTables(node, label)
    return node
  })
  adopt(parent, framed)
}

/** Adds ids, URLs, lazy loading of pictures, embedded frames and scrolling tables to every text. */
export function decorate(tree: Parent, options: MarkdownOptions) {
  if (options.topHeading) shiftHeadings(tree, options.topHeading)
  addHeadingIds(tree, options.reservedIds)
  for (const each of elementsOf(tree)) decorations[each.tagName]?.(each, options)
  frameTables(tree, options.labels?.table)
}
