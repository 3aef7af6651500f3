/** A change of the document service, as its middlewares see it. */
export interface DocumentChange {
  action: string
  params: { documentId?: string; locale?: string | string[]; status?: string }
}

export const isPublishing = ({ action, params }: DocumentChange) =>
  action === 'publish' || (action === 'update' && params.status === 'published')

/** The condition on rows of the languages that a change names: one, several, or all of them (`*`). */
export function inLanguages(locale: string | string[]) {
  const codes = [locale].flat()
  return codes.includes('*') ? {} : { locale: { $in: codes } }
}
