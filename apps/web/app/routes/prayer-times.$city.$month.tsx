import { isLanguage, languages } from '@islamic-centre/i18n/locales'
import { useTranslation } from 'react-i18next'
import { data, isRouteErrorResponse } from 'react-router'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { monthOfTimes } from '../features/prayer-times/timetable/month-of-times.ts'
import { OtherCalendars } from '../features/prayer-times/timetable/other-calendars.tsx'
import { parseTimetableParams } from '../features/prayer-times/timetable/parse-timetable-params.ts'
import { SubscribeToTimes } from '../features/prayer-times/timetable/subscribe-to-times.tsx'
import { TakeTimetable } from '../features/prayer-times/timetable/take-timetable.tsx'
import { Timetable } from '../features/prayer-times/timetable/timetable.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { timetablePath } from '../paths/site-pages.ts'
import { recordMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/prayer-times.$city.$month'

export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = parseTimetableParams(params)
  if (!asked) throw data('No such timetable', { status: 404 })
  const { language, prayerSettings } = content(context)
  return monthOfTimes(language, asked, await prayerSettings())
}

/** Without a network the device computes the month itself. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    const answered = error instanceof Response || isRouteErrorResponse(error)
    if (answered || !isLanguage(params.lang)) throw error
    const { timetableOnDevice } = await import('../features/prayer-times/timetable/timetable-on-device.ts')
    const computed = timetableOnDevice(params.lang, params)
    if (!computed) throw error
    return computed
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData: found, error }) => {
  const site = matches[1].loaderData
  const words = site?.dictionary
  const filled = (text: string) =>
    text
      .replace('{{city}}', words?.cities[found?.city ?? 'toronto'] ?? '')
      .replace('{{month}}', found?.name ?? '')
  return recordMeta(
    site,
    'home',
    words &&
      found && {
        title: filled(words.timetable.heading),
        description: filled(words.timetable.description),
        address: (language) => timetablePath(language, found.city, found.month),
        languages,
      },
    error,
  )
}

export default function TimetableRoute({ loaderData, matches }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { city, name } = loaderData
  const { about, origin } = matches[1].loaderData.frame
  const title = t('timetable.heading', { city: t(`cities.${city}`), month: name })
  return (
    <>
      <PageHeader page="home" record={{ title, language }} meta={<OtherCalendars days={loaderData.days} />}>
        <TakeTimetable {...loaderData} />
      </PageHeader>
      <Timetable timetable={loaderData} title={title} centre={about} />
      <SubscribeToTimes city={city} origin={origin} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="prayerCall" />
