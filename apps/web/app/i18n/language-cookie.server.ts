import { defaultLanguage, isLanguage, type Language } from '@islamic-centre/i18n/locales'

const cookieName = 'language'

/** The language a visitor chose earlier with the switch, else the default. */
export function chosenLanguage(request: Request): Language {
  const cookies = request.headers.get('Cookie')?.split(/;\s*/) ?? []
  const value = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1)
  return isLanguage(value) ? value : defaultLanguage
}
