/** An editor's text as HTML; `text` is absent in the data of a document, which has it in the element with this `data-html`. */
export type Html = { readonly id: string; readonly text?: string | undefined }

const read = new Map<string, string>()

/** The HTML of a text, in the browser read from the document where its data leaves it out. */
export const htmlText = ({ id, text }: Html): string => text ?? documentHtml(id)

/** The HTML that the document has in the element with this `data-html`. */
export function documentHtml(id: string): string {
  // Stored, so that it can be rendered again after its element was removed.
  const known = read.get(id) ?? document.querySelector(`[data-html="${CSS.escape(id)}"]`)?.innerHTML ?? ''
  read.set(id, known)
  return known
}
