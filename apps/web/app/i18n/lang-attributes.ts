import { type Language, locales } from '@islamic-centre/i18n/locales'

/** `lang` and `dir` of a block that is written in another language than the page; nothing where it is the same. */
export const langAttributes = (written: Language, page: Language) =>
  written === page ? {} : { lang: locales[written].htmlLang, dir: locales[written].dir }
