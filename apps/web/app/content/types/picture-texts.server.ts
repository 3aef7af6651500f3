import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { languageOf } from '../../i18n/language-of.ts'

const optionalText = z
  .string()
  .nullish()
  .transform((it) => it?.trim() || undefined)
const texts = z.record(z.string(), z.object({ alternativeText: optionalText, caption: optionalText }))

/** The texts of a file by content locale, beside its own two fields. The contract has them as any JSON. */
export const translations = z
  .unknown()
  .optional()
  .transform((it) => texts.safeParse(it).data)

export type PictureTexts = {
  /** The file's own fields, in the language of their script. */
  alt?: string | undefined
  caption?: string | undefined
  translations?: z.output<typeof translations>
}

type WrittenText = { text: string; language: Language }

/** A text in this language where it is written in it, else in another. */
function preferred(
  language: Language,
  own: string | undefined,
  translated: (locale: string) => string | undefined,
): WrittenText | undefined {
  const ownLanguage = languageOf(own ?? '') ?? 'fa'
  const written = languages.flatMap((it) => {
    const text = translated(locales[it].contentLocale) ?? (it === ownLanguage ? own : undefined)
    return text ? [{ text, language: it }] : []
  })
  return written.find((it) => it.language === language) ?? written[0]
}

export const altIn = ({ alt, translations }: PictureTexts, language: Language) =>
  preferred(language, alt, (locale) => translations?.[locale]?.alternativeText)

export const captionIn = ({ caption, translations }: PictureTexts, language: Language) =>
  preferred(language, caption, (locale) => translations?.[locale]?.caption)

/** The captions of a picture in all languages. */
export const captionsOf = (picture: PictureTexts) =>
  languages.flatMap((it) => {
    const caption = captionIn(picture, it)
    return caption?.language === it ? [caption.text] : []
  })
