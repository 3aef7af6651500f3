import { english, persian } from '../../apps/cms/tests/panel-texts.ts'

export type Language = 'fa' | 'en'

/** The panel's own word in a language, by its English text; what is in braces is left to the reader. */
export function panelWord(language: Language, text: string): string {
  if (language === 'en') return text
  for (const [key, value] of english) if (value === text && persian[key]) return persian[key]
  throw new Error(`The panel has no text "${text}"`)
}
