import { defaultLanguage, isLanguage } from '@islamic-centre/i18n/locales'
import { redirect } from 'react-router'

const looksLikeFile = /\.[a-z0-9]{1,8}$/i

/**
 * What an address that leads nowhere gets: home, in the language of its own prefix; a missing file is missing. A prefix
 * in capitals is meant well, and leads to the same page.
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
