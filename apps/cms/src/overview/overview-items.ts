export interface Untranslated {
  contentType: string
  documentId: string
  title: string
  typeName: string
  isSingle: boolean
  /** The language that visitors do not find it in, and whether a draft is there. */
  locale: string
  hasDraft: boolean
  updatedAt: string
}

export interface UndescribedPicture {
  id: number
  name: string
  /** A small version of it. */
  url: string
  /** The languages without an alternative text. */
  locales: string[]
}
