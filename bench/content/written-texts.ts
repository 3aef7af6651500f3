import type { DatabaseSync } from 'node:sqlite'

/** The same numbers from 0 to 1 in each run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const syllables = {
  fa: ['با', 'تو', 'جی', 'دا', 'رو', 'زی', 'سا', 'شو', 'فی', 'کا', 'لو', 'می', 'نا', 'پو'],
  en: ['ba', 'to', 'ji', 'da', 'ro', 'zi', 'sa', 'sho', 'fi', 'ka', 'lo', 'mi', 'na', 'po'],
}

export type ContentLocale = keyof typeof syllables

/** Writes texts of the words that the demo content has in a locale, and of rare words, as names are. */
export function textWriter(database: DatabaseSync, locale: ContentLocale, random: () => number) {
  const rows = database
    .prepare(
      `SELECT content FROM posts WHERE locale = ? AND published_at IS NOT NULL
      UNION SELECT content FROM anouncements WHERE locale = ? AND published_at IS NOT NULL`,
    )
    .all(locale, locale)
  const words = rows.flatMap(({ content }) => String(content ?? '').match(/\p{L}[\p{L}\u200c]+/gu) ?? [])
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)] as Item
  const rareWord = () => Array.from({ length: 4 }, () => pick(syllables[locale])).join('')
  const sentence = (length: number) =>
    Array.from({ length }, () => (random() < 0.03 ? rareWord() : pick(words))).join(' ')
  const sentences = (count: number) => Array.from({ length: count }, () => `${sentence(12)}.`).join(' ')
  return {
    title: (number: number) => `${sentence(4)} ${number}`,
    description: () => sentences(1),
    /** About 200 words of markdown. */
    markdown: () =>
      [
        sentences(5),
        `## ${sentence(3)}`,
        `${sentences(3)} [${sentence(2)}](/classes)`,
        Array.from({ length: 4 }, () => `- **${sentence(2)}** ${sentence(6)}`).join('\n'),
        sentences(3),
      ].join('\n\n'),
  }
}
