export type LanguageState = 'missing' | 'draft' | 'modified' | 'published'

/** The state of an entry in each language, by the code of its locale. */
export type LanguageStates = Record<string, LanguageState>
