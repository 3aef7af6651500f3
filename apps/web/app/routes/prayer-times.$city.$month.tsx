import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { isLanguage, languages } from '@islamic-centre/i18n/locales'
import { LinkButton } from '@islamic-centre/ui/button'
import { useTranslation } from 'react-i18next'
import { data, isRouteErrorResponse } from 'react-router'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { formatMonthParam } from '../dates/months.ts'
import { occasionsByDay } from '../features/calendar/occasions-by-day.server.ts'
import { OccasionsOfDay } from '../features/calendar/occasions-of-day.tsx'
import { monthOfTimes } from '../features/prayer-times/timetable/month-of-times.ts'
import { OtherCalendars } from '../features/prayer-times/timetable/other-calendars.tsx'
import { parseTimetableParams } from '../features/prayer-times/timetable/parse-timetable-params.ts'
import { requestedTimes } from '../features/prayer-times/timetable/requested-times.server.ts'
import { parseTimes } from '../features/prayer-times/timetable/requested-times.ts'
import { SubscribeToTimes } from '../features/prayer-times/timetable/subscribe-to-times.tsx'
import { TakeTimetable } from '../features/prayer-times/timetable/take-timetable.tsx'
import { Timetable } from '../features/prayer-times/timetable/timetable.tsx'
import { timetableWords } from '../features/prayer-times/timetable/timetable-words.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { fetchDictionary } from '../i18n/fetch-dictionary.ts'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { pagePath, ramadanPath, timetablePath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { useSiteData } from '../platform/use-site-data.ts'
import type { Head } from '../seo/head-tags.ts'
import { subpageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/prayer-times.$city.$month'

export const handle: PageHandle = { query: ['times'], languageQuery: ['times'] }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const timetable = parseTimetableParams(params)
  if (!timetable) throw data('No such timetable', { status: 404 })
  const { language, prayerSettings, records, siteData } = content(context)
  const path = timetablePath(language, timetable.city, formatMonthParam(timetable.month))
  const withAll = requestedTimes(url.searchParams, path)
  const [settings, all, site] = await Promise.all([prayerSettings(), records('occasion'), siteData()])
  const month = monthOfTimes(language, { ...timetable, withAll }, settings)
  const texts = { ...timetableWords(dictionaries[language], month), languages }
  const head = subpageHead(site, 'prayerCall', texts, (it) => timetablePath(it, month.city, month.month))
  const [from = '', to = ''] = [month.days.at(0)?.date, month.days.at(-1)?.date]
  const occasions = occasionsByDay(language, all, { from, to, settings: month.settings })
  return { head, occasions, ...month }
}

/** Without a network the device computes the month itself. */
export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    const isResponse = error instanceof Response || isRouteErrorResponse(error)
    if (isResponse || !isLanguage(params.lang)) throw error
    const { timetableOnDevice } = await import('../features/prayer-times/timetable/timetable-on-device.ts')
    const withAll = parseTimes(new URL(request.url).searchParams) ?? false
    const computed = timetableOnDevice(params.lang, params, withAll)
    const dictionary = await fetchDictionary(params.lang)
    if (!computed || !dictionary) throw error
    const head: Head = { title: timetableWords(dictionary, computed).title, noindex: true }
    // They are content, which the device does not have.
    const occasions: ReturnType<typeof occasionsByDay> = {}
    return { head, occasions, ...computed }
  }
}

export default function TimetableRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { city, name, occasions, withAll } = loaderData
  const occasionsOn = (date: string) => {
    const found = occasions[date]
    return (
      found && {
        line: <OccasionsOfDay occasions={found} />,
        printed: found.map((it) => it.title).join(t('site.comma')),
      }
    )
  }
  const { about, origin } = useSiteData()?.site ?? {}
  const title = t('timetable.heading', { city: t(`cities.${city}`), month: name })
  return (
    <>
      <PageHeader
        page="prayerCall"
        record={{ title, language }}
        meta={<OtherCalendars days={loaderData.days} />}
      >
        <TakeTimetable {...loaderData} />
        <LinkButton variant="secondary" href={pagePath(language, 'calendar')}>
          {t('nav.calendar')}
        </LinkButton>
        <LinkButton variant="secondary" href={ramadanPath(language, city)}>
          {t('nav.ramadan')}
        </LinkButton>
      </PageHeader>
      <Timetable timetable={loaderData} title={title} occasionsOn={occasionsOn} centre={about} />
      {origin && <SubscribeToTimes city={city} withAll={withAll} origin={origin} />}
    </>
  )
}

export const ErrorBoundary = () => <PageError list={{ page: 'prayerCall', name: 'nav.prayerCall' }} />
export { meta } from '../seo/head-tags.ts'
