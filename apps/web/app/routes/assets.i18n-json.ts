import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { isLanguage } from '@islamic-centre/i18n/locales'
import type { Route } from './+types/assets.i18n-json'

/** `/assets/i18n/{lang}.json`: the dictionary of one language. */
export function loader({ params }: Route.LoaderArgs) {
  const language = params.file.replace(/\.json$/, '')
  if (!params.file.endsWith('.json') || !isLanguage(language))
    return new Response('There is no such file.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain' },
    })
  return Response.json(dictionaries[language], { headers: { 'Cache-Control': 'public, max-age=300' } })
}
