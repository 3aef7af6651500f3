/** The most that a form may have: the page that it makes is several times as large. */
export const maxFormBytes = 256 * 1024

/** What the panel asks for: a page with the contents of a form, in one of the site's languages. */
export interface UnsavedPreviewRequest {
  /** Of the open form. */
  session: string
  documentId: string | null
  /** The language that is written in the form. */
  locale: string
  /** The language of the site to show. */
  shownIn: string
  values: Record<string, unknown>
}

/** Where the panel posts `unsaved` to, or the required fields that are empty. */
export type UnsavedPreviewAnswer = { address: string; unsaved: string } | { missing: string[] }
