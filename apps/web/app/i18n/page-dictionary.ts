import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import type { Html } from '../hydration/document-html.ts'

/** The translations of a page. A document has only `used`, the JSON of the keys that its code uses, in a script element. */
export type PageDictionary = { all?: Dictionary; used?: Html }
