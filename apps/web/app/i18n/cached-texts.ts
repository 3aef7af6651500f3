import type { i18n, TFunction } from 'i18next'

/** More than the keys of a dictionary. Texts with numbers and names in them are unbounded. */
const maxTexts = 5_000

type LookUp = (key: string, values?: object) => string

/**
 * An instance that looks each text up once. Its dictionary is whole and does not change; its components use neither
 * namespaces nor prefixes of keys.
 */
export function withCachedTexts(instance: i18n): i18n {
  // The branded type of i18next has overloads for all keys.
  const t = instance.getFixedT(instance.language) as unknown as LookUp
  const texts = new Map<string, string>()
  const cachedT: LookUp = (key, values) => {
    const name = values ? key + JSON.stringify(values) : key
    const known = texts.get(name)
    if (known !== undefined) return known
    const text = t(key, values)
    if (texts.size === maxTexts) texts.clear()
    texts.set(name, text)
    return text
  }
  instance.getFixedT = () => cachedT as unknown as TFunction
  return instance
}
