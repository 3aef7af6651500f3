import { LinkButton } from '@islamic-centre/ui/button'
import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { pagePath } from '../paths/site-pages.ts'

/** A link to the telephones, the address and the form of the centre. */
export function ContactOffice({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <p>
      <LinkButton href={pagePath(language, 'contact')}>{children}</LinkButton>
    </p>
  )
}
