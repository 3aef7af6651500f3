/** An entry or a file that a link can lead to. */
export interface LinkTarget {
  /** A path of the site without the language, which the page adds where the link is; for a file that of the upload. */
  path: string
  title: string
  /** The content type; undefined for a page that the site has whatever editors write, and for a file. */
  contentType?: string
  isFile?: true
  typeName: string
  /** Of a post: what it is. */
  kind?: string
  isPublished: boolean
}

/** Why a link leads nowhere: no page or entry has the address, its entry is not on the site, or the file is gone. */
export type DeadReason = 'unknown' | 'unpublished' | 'missingFile'

export interface DeadLink {
  link: string
  reason: DeadReason
}

/** A published entry with links that lead nowhere. */
export interface EntryWithDeadLinks {
  contentType: string
  documentId: string
  locale: string
  title: string
  typeName: string
  isSingle: boolean
  dead: DeadLink[]
}
