import type { Element } from 'hast'
import { pictureMark } from './picture-mark'
import { isElement, type Node, type Parent, replaceDeeply, text } from './tree'

/** A picture whose content is in the HTML. */
interface PastedPicture {
  /** A `data:` URL. */
  source: string
  alt: string
}

export interface Pictures {
  found: PastedPicture[]
  /** How many have an address elsewhere only. */
  refused: number
}

const picture = /^data:image\/(png|jpe?g|gif|webp|avif|bmp);base64,/i
const emoji = /^\p{Extended_Pictographic}(\p{Extended_Pictographic}|\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])*$/u
/** What programs write where the author wrote nothing. */
const noAlt =
  /^(image|img|picture|photo|clip_image|screenshot)?[\s_\d-]*(\.\w{3,4})?$|^\w:[\\/]|^https?:|\.(png|jpe?g|gif|webp|bmp)$/i

function altOf({ properties }: Element): string {
  const alt = String(properties.alt ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return noAlt.test(alt) ? '' : alt
}

/** A picture of one pixel counts the readers of a letter. */
const isBeacon = ({ properties: { width, height } }: Element) =>
  [width, height].some((it) => it !== undefined && Number(it) <= 2)

/** Puts a mark in the place of each picture to be uploaded, and counts those that are elsewhere. Those of the library stay. */
export function readPictures(parent: Parent, library: string): Pictures {
  const pictures: Pictures = { found: [], refused: 0 }
  replaceDeeply(parent, (node): Node[] => {
    if (!isElement(node, 'img')) return [node]
    const alt = altOf(node)
    if (emoji.test(alt)) return [text(alt)]
    if (isBeacon(node)) return []
    const source = String(node.properties.src ?? '')
    if (source.startsWith(`${library}/uploads/`)) {
      node.properties = { src: source.slice(library.length), alt }
      return [node]
    }
    if (!picture.test(source)) {
      pictures.refused++
      return []
    }
    return [text(pictureMark(pictures.found.push({ source, alt }) - 1))]
  })
  return pictures
}
