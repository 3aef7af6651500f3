import type { Language } from '@islamic-centre/i18n/locales'
import { useLocation, useMatches } from 'react-router'
import type { PageHandle } from '../../platform/page-handle.ts'

/** The address of this page in another language, with the query parameters that mean the same there. */
export function useAddressInLanguage(): (language: Language) => string {
  const { pathname, search } = useLocation()
  const requested = new URLSearchParams(search)
  const shared = new URLSearchParams()
  for (const { handle } of useMatches())
    for (const name of (handle as PageHandle | undefined)?.languageQuery ?? []) {
      const value = requested.get(name)
      if (value) shared.set(name, value)
    }
  const query = shared.size > 0 ? `?${shared}` : ''
  return (language) => pathname.replace(/^\/[^/]+/, `/${language}`) + query
}
