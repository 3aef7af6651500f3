declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it'

  export default function footnotes(md: MarkdownIt): void
}

declare module 'markdown-it-emoji/lib/data/full.mjs' {
  /** The characters by their short names, such as `rose`. */
  const emoji: Record<string, string>
  export default emoji
}

declare module 'commonmark-spec' {
  /** The examples of the specification; `→` represents a tab. */
  export const tests: { number: number; section: string; markdown: string; html: string }[]
}
