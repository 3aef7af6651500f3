import ca from '../dictionaries/ca.json' with { type: 'json' }
import fa from '../dictionaries/fa.json' with { type: 'json' }
import type { Language } from './locales.ts'

/** The dictionary of one language; the default language's file defines the keys. */
export type Dictionary = typeof fa

export const dictionaries: Record<Language, Dictionary> = { fa, ca }
