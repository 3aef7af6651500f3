import type { ReactNode } from 'react'
import type { Post } from '../../content/posts.server.ts'
import { inItsLanguage } from '../../in-its-language.ts'
import { useLanguage } from '../../words.tsx'

/** A word of the post among those of the page, in its own language. */
export function Written({ by, children }: { by: Pick<Post, 'language'>; children: ReactNode }) {
  const language = useLanguage()
  return <span {...inItsLanguage(by.language, language)}>{children}</span>
}
