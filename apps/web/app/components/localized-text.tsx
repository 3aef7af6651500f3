import type { Language } from '@islamic-centre/i18n/locales'
import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { langAttributes } from '../i18n/lang-attributes.ts'

/** A text among those of the page, in an element of its own where it is in another language. */
export function LocalizedText({ by, children }: { by: { language: Language }; children: ReactNode }) {
  const language = useLanguage()
  if (by.language === language) return children
  return <span {...langAttributes(by.language, language)}>{children}</span>
}
