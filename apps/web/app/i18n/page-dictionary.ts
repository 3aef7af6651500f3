import type { Dictionary } from '@islamic-centre/i18n/dictionaries'

/** The translations of a page: in the data of a document only `part`, the keys that its code uses, packed (`packWords`). */
export type PageDictionary = { part?: string; all?: Dictionary }
