import { defaultLanguage, isLanguage } from '@islamic-centre/i18n/locales'
import { redirect } from 'react-router'

const looksLikeFile = /\.[a-z0-9]{1,8}$/i

/** What an address that leads nowhere gets: home, in the language of its own prefix; a missing file is missing. */
export function unknownPath({ pathname }: URL): Response {
  if (pathname.startsWith('/assets/') || looksLikeFile.test(pathname))
    return new Response('There is no such file.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain' },
    })
  const prefix = pathname.split('/')[1]
  return redirect(`/${isLanguage(prefix) ? prefix : defaultLanguage}/home`)
}
