import { maxUnsavedLength, unsavedQuery } from '@islamic-centre/site-contract/unsaved-preview'

/** With the name of the field. */
export const maxUnsavedBytes = maxUnsavedLength + 1024

/** Whether a request is a preview of what is typed in the panel, by its address alone. */
export const isUnsavedPreview = (method: string | undefined, url: string) =>
  method === 'POST' && url.endsWith(unsavedQuery)
