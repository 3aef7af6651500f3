import type { Language } from '@islamic-centre/i18n/locales'
import { firstWith } from '../in-language.server.ts'
import { html } from '../markdown.server.ts'
import { readEntryTranslations } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import { aboutQuery } from './about.server.ts'

/** The long texts about the centre as HTML, each in the visitor's language where it is written in it. */
export async function readAboutTexts(source: Source, language: Language) {
  const found = await readEntryTranslations(source, aboutQuery, language)
  const text = async (name: 'content' | 'biography' | 'article') => {
    const it = firstWith(language, found, name)
    return it && { html: await html(it.value, language, `${name}-`), language: it.language }
  }
  const [content, biography, article] = await Promise.all([
    text('content'),
    text('biography'),
    text('article'),
  ])
  return {
    content,
    biography,
    article,
    portrait: firstWith(language, found, 'portrait')?.value,
  }
}

export type AboutTexts = Awaited<ReturnType<typeof readAboutTexts>>
