import type { Dictionary } from '@islamic-centre/i18n/dictionaries'

/** The words of a page: in the data of a document only `part`, those that its code names. */
export type PageDictionary = { part?: Partial<Dictionary>; all?: Dictionary }
