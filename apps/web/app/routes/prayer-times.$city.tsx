import { isLanguage, type Language } from '@islamic-centre/i18n/locales'
import { type CityId, cities, civilDateIn } from '@islamic-centre/prayer-times'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { content } from '../content/content.server.ts'
import { formatMonthParam } from '../dates/months.ts'
import { cityOf } from '../features/prayer-times/timetable/parse-timetable-params.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { timetablePath } from '../paths/site-pages.ts'
import type { Route } from './+types/prayer-times.$city'

const presentPath = (language: Language, city: CityId, now: Date | number) =>
  timetablePath(language, city, formatMonthParam(civilDateIn(cities[city].timeZone, now)))

/** `/{lang}/prayer-times` and a city below it: leads to the timetable of the present month. */
export function loader({ params, context }: Route.LoaderArgs) {
  const city = cityOf(params.city ?? 'toronto')
  if (!city) throw data('No such city', { status: 404 })
  const { language, now } = content(context)
  throw redirect(presentPath(language, city, now))
}

/** Without a network the device determines the present month. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    const isResponse = error instanceof Response || isRouteErrorResponse(error)
    const city = cityOf(params.city ?? 'toronto')
    if (isResponse || !city || !isLanguage(params.lang)) throw error
    throw redirect(presentPath(params.lang, city, Date.now()))
  }
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

// Never rendered: only a route with a component has an error page.
export default function PresentTimetableRoute() {
  return null
}

export const ErrorBoundary = () => <PageError list={{ page: 'prayerCall', name: 'nav.prayerCall' }} />
