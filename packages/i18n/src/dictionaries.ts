import ca from '../dictionaries/ca.json' with { type: 'json' }
import fa from '../dictionaries/fa.json' with { type: 'json' }
import type { Language } from './locales.ts'

/** The words of the site in one language; the default language's file decides which keys there are. */
export type Dictionary = typeof fa

export const dictionaries: Record<Language, Dictionary> = { fa, ca }
