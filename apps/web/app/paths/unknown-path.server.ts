import { defaultLanguage, isLanguage } from '@islamic-centre/i18n/locales'
import { redirect } from 'react-router'

const looksLikeFile = /\.[a-z0-9]{1,8}$/i

/**
 * The response for an unknown path: a redirect home in the language of its prefix, or 404 for a file. A prefix in
 * capitals redirects to the same page in lower case.
 */
export function unknownPath({ pathname, search }: URL): Response {
  if (pathname.startsWith('/assets/') || looksLikeFile.test(pathname))
    return new Response('There is no such file.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain' },
    })
  const [, prefix = '', ...rest] = pathname.split('/')
  const language = prefix.toLowerCase()
  if (!isLanguage(language)) return redirect(`/${defaultLanguage}/home`)
  return redirect(prefix === language ? `/${language}/home` : `/${[language, ...rest].join('/')}${search}`)
}
