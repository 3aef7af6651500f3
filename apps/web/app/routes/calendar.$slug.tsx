import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { data } from 'react-router'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { required } from '../content/read.server.ts'
import { isListed, isMonthParam, parseCalendarMonth } from '../features/calendar/calendar-range.ts'
import { comingDays, dayOfOccasion } from '../features/calendar/coming-days.server.ts'
import { entriesBetween } from '../features/calendar/entries-between.server.ts'
import { daysOfMonth, monthOfDays } from '../features/calendar/month-of-days.server.ts'
import { MonthView } from '../features/calendar/month-view.tsx'
import { OccasionRecord } from '../features/calendar/occasion-record.tsx'
import { shownOccasion } from '../features/calendar/shown-occasion.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { readRecord } from '../loaders/read-record.server.ts'
import { calendarMonthPath, recordPath } from '../paths/site-pages.ts'
import { recordHead, subpageHead } from '../seo/page-head.server.ts'
import { articleJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/calendar.$slug'

/** `/{lang}/calendar/2026-11`, and `/{lang}/calendar/ashura`, which begins with a letter. */
export const loader = (args: Route.LoaderArgs) =>
  isMonthParam(args.params.slug) ? readMonth(args) : readOccasion(args)

async function readMonth({ params, context }: Route.LoaderArgs) {
  const { language, now, records, siteData, prayerSettings, place: readPlace } = content(context)
  const month = parseCalendarMonth(params.slug, now)
  if (!month) throw data('No such month', { status: 404 })
  const [occasions, events, classes, site, settings, place] = await Promise.all([
    records('occasion'),
    records('event'),
    records('class'),
    siteData(),
    prayerSettings(),
    readPlace(),
  ])
  const days = daysOfMonth(month)
  const shown = monthOfDays(language, month, {
    occasions: required(occasions),
    events: entriesBetween(language, [days.at(0) ?? '', days.at(-1) ?? ''], {
      events: events ?? [],
      classes: classes ?? [],
      place,
    }),
    settings,
    now,
  })
  const { calendar } = dictionaries[language]
  const title = calendar.heading.replace('{{month}}', shown.name)
  const description = calendar.description.replace('{{month}}', shown.name)
  const head = subpageHead(site, 'calendar', { title, description, languages }, (it) =>
    calendarMonthPath(it, shown.month),
  )
  return { head: { ...head, noindex: !isListed(month, now) }, title, month: shown }
}

async function readOccasion(args: Route.LoaderArgs) {
  const { record, language, now, site } = await readRecord(args, 'occasion')
  const settings = await content(args.context).prayerSettings()
  const coming = comingDays(language, record, { settings, now })
  const day = dayOfOccasion(language, record)
  const dates = coming.map((it) => it.day).join(dictionaries[language].site.comma)
  const described = { ...record, description: `${record.title}, ${day}: ${dates}` }
  const path = recordPath(language, 'occasion', record.slug)
  const head = recordHead(site, 'occasion', {
    ...described,
    jsonLd: [articleJsonLd(site, { ...described, path })],
  })
  const { html } = await withHtml({ ...record, content: record.text }, language)
  return { head, occasion: { ...shownOccasion(record, language), html, day, coming } }
}

export default function CalendarEntryRoute({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  if ('month' in loaderData) {
    const { month, title } = loaderData
    return (
      <>
        <PageHeader page="calendar" record={{ title, language }} meta={month.span} />
        <MonthView month={month} title={title} />
      </>
    )
  }
  const { occasion } = loaderData
  return (
    <>
      <PageHeader page="calendar" record={{ ...occasion, language: occasion.written }} meta={occasion.day} />
      <OccasionRecord occasion={occasion} />
    </>
  )
}

export const ErrorBoundary = () => <PageError list={{ page: 'calendar', name: 'calendar.all' }} />
export { meta } from '../seo/head-tags.ts'
