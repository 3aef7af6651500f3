import { cities, civilDateIn } from '@islamic-centre/prayer-times'
import { data, redirect } from 'react-router'
import { content } from '../content/content.server.ts'
import { PageError } from '../features/page-error/page-error.tsx'
import { cityOf } from '../features/timetable/asked-timetable.ts'
import { monthAsWritten } from '../months.ts'
import { timetablePath } from '../site-pages.ts'
import type { Route } from './+types/present-timetable'

/** `/{lang}/prayer-times` and a city below it: leads to the timetable of the present month. */
export function loader({ params, context }: Route.LoaderArgs) {
  const city = cityOf(params.city ?? 'toronto')
  if (!city) throw data('No such city', { status: 404 })
  const { language, now } = content(context)
  throw redirect(timetablePath(language, city, monthAsWritten(civilDateIn(cities[city].timeZone, now))))
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

// Never shown: it makes this a page, so that a refusal has one.
export default function PresentTimetableRoute() {
  return null
}

export const ErrorBoundary = () => <PageError up="prayerCall" />
