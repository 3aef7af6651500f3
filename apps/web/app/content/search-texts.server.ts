import { type Language, languages } from '@islamic-centre/i18n/locales'
import { words } from '../features/search/search-document.ts'

type Text = { lead: string | null | undefined; text: string }

const emptyTexts = () => new Map(languages.map((it) => [it, new Map<string, Text>()]))

/** Makes the texts that are searched through, that of a markdown once as long as each reading of everything has it. */
export function createSearchTexts(makeText: (source: string, language: Language) => Promise<string>) {
  let before = emptyTexts()
  let used = emptyTexts()
  return {
    /** What stands before a markdown, and its words. */
    async withLead(
      lead: string | null | undefined,
      source: string | null | undefined,
      language: Language,
    ): Promise<string> {
      if (!source) return words(lead)
      const known = used.get(language)?.get(source) ?? before.get(language)?.get(source)
      const isKnown = known !== undefined && known.lead === lead
      const made = isKnown ? known : { lead, text: words(lead, await makeText(source, language)) }
      used.get(language)?.set(source, made)
      return made.text
    },
    /** Called after each reading of everything: drops what neither this one nor the one before used. */
    dropUnused() {
      before = used
      used = emptyTexts()
    },
  }
}
