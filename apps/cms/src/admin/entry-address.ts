interface Entry {
  contentType: string
  documentId: string
  isSingle: boolean
}

/** A whole address of the panel: within it an entry is cached, and another may have changed it since. */
export function entryAddress({ contentType, documentId, isSingle }: Entry, locale: string) {
  const path = isSingle ? `single-types/${contentType}` : `collection-types/${contentType}/${documentId}`
  return `/admin/content-manager/${path}?plugins[i18n][locale]=${locale}`
}
