import { localesFile } from '@islamic-centre/i18n/locales'

/** `/assets/locales.json`: the languages of the site. */
export const loader = () =>
  Response.json(localesFile, { headers: { 'Cache-Control': 'public, max-age=300' } })
