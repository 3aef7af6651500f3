import { formatNumber } from '@islamic-centre/i18n/formats'
import { type Language, locales } from '@islamic-centre/i18n/locales'

/** Texts by name: a whole dictionary, or what a part of the page needs in the browser. */
export type Words = { [name: string]: string | Words }

export type Translate = (key: string, values?: Record<string, string | number>) => string

const find = (words: Words | string | undefined, key: string) =>
  key
    .split('.')
    .reduce<Words | string | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), words)

/** Looks a text up by its path, in the plural of `count`, and puts values into it: what the dictionaries use of i18next. */
export function translator(language: Language, words: Words): Translate {
  const plurals = new Intl.PluralRules(locales[language].htmlLang)
  return (key, values = {}) => {
    const text = find(words, key) ?? find(words, `${key}_${plurals.select(Number(values.count))}`)
    if (typeof text !== 'string') throw new Error(`The dictionary has no text "${key}".`)
    return text.replace(/{{(\w+)(, number)?}}/g, (_, name: string, number?: string) =>
      number ? formatNumber(language, Number(values[name])) : String(values[name]),
    )
  }
}

/** The parts of a dictionary that a component in the browser needs. */
export const pick = (words: Words, ...names: string[]): Words =>
  Object.fromEntries(names.map((name) => [name, words[name] ?? '']))

export const heroWords = [
  ...['banner', 'carousel', 'prayer', 'times', 'cities'],
  ...['dates', 'jalaliMonths', 'hijriMonths'],
]
