import type { ReactNode } from 'react'
import type { Post } from '../content/types/posts.server.ts'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { langAttributes } from '../i18n/lang-attributes.ts'

/** A word of the post among those of the page, in its own language. */
export function LocalizedText({ by, children }: { by: Pick<Post, 'language'>; children: ReactNode }) {
  const language = useLanguage()
  return <span {...langAttributes(by.language, language)}>{children}</span>
}
