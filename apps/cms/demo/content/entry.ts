import type { UID } from '@strapi/strapi'
import type { Calendar } from '../seed/calendar'

/** A file of `demo/media`, put in where an entry names it. */
export class MediaFile {
  readonly file: string
  constructor(file: string) {
    this.file = file
  }
}

/** An entry of the demo content that was made before, put in where a relation names it. */
export class NamedEntry {
  readonly uid: UID.ContentType
  readonly slug: string
  constructor(uid: UID.ContentType, slug: string) {
    this.uid = uid
    this.slug = slug
  }
}

export const picture = (name: string) => new MediaFile(`${name}.webp`)
export const tone = (number: number) => new MediaFile(`tone-${String(number).padStart(2, '0')}.mp3`)

type Fields = Record<string, unknown>

/**
 * One entry: what both languages share, and the words of each. In markdown, `media:name` stands for the
 * address of the picture of that name. A language that is left out is not made.
 */
export interface Entry {
  shared?: Fields
  fa?: Fields
  en?: Fields
}

export interface Section {
  uid: UID.ContentType
  entries: (on: Calendar) => Entry[]
}
