import { defaultLanguage, isLanguage, type Language } from '@islamic-centre/i18n/locales'
import { redirect } from 'react-router'

const looksLikeFile = /\.[a-z0-9]{1,8}$/i

/**
 * The response for an unknown path: a redirect home in the language of its prefix, or 404 for a file. A prefix in
 * capitals redirects to the same page in lower case. `countable` adds a redirect, by which the home page recognises
 * where a browser comes from (decision 051).
 */
export function unknownPath({ pathname, search }: URL, countable = false): Response {
  if (pathname.startsWith('/assets/') || looksLikeFile.test(pathname))
    return new Response('There is no such file.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain' },
    })
  const [, prefix = '', ...rest] = pathname.split('/')
  const language = prefix.toLowerCase()
  const home = (language: Language) => redirect(countable ? `/${language}` : `/${language}/home`)
  if (!isLanguage(language)) return home(defaultLanguage)
  if (prefix === language) return home(language)
  const path = rest.filter(Boolean)
  // `/FA` is a known path: one redirect.
  if (countable && path.length === 0) return redirect(`/${language}/home`)
  return redirect(`/${[language, ...path].join('/')}${search}`)
}
