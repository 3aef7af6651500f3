import type { Language } from '@islamic-centre/i18n/locales'
import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { langAttributes } from '../i18n/lang-attributes.ts'

/** A text; in an element with `lang` and `dir` where its language is not that of the page. */
export function LocalizedText({ by, children }: { by: { language: Language }; children: ReactNode }) {
  const language = useLanguage()
  if (by.language === language) return children
  return <span {...langAttributes(by.language, language)}>{children}</span>
}
