import { Button, LinkButton } from '@islamic-centre/ui/button'
import { PrinterIcon } from '@islamic-centre/ui/icon'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { entriesBetween } from '../features/calendar/entries-between.server.ts'
import { daysOfWeek, weekOfDays } from '../features/calendar/week-of-days.server.ts'
import { WeekView } from '../features/calendar/week-view.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { calendarMonthPath } from '../paths/site-pages.ts'
import { useSiteData } from '../platform/use-site-data.ts'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/week'

/** `/{lang}/week`: the programme of seven days from today on. */
export async function loader({ context }: Route.LoaderArgs) {
  const source = content(context)
  const { language, now, section: readSection, records, siteData, prayerSettings } = source
  const [section, events, classes, occasions, site, settings, place] = await Promise.all([
    readSection('week'),
    records('event'),
    records('class'),
    records('occasion'),
    siteData(),
    prayerSettings(),
    source.place(),
  ])
  const days = daysOfWeek(now)
  const entries = entriesBetween(language, days, {
    events: required(events),
    classes: classes ?? [],
    place,
  })
  const week = weekOfDays(language, days, { occasions: occasions ?? [], entries, settings })
  return { head: pageHead(site, 'week', { section }), section, week, month: days[0].slice(0, 7) }
}

export default function WeekRoute({ loaderData: { section, week, month } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { about, origin } = useSiteData()?.site ?? {}
  return (
    <>
      <PageHeader page="week" section={section} meta={week.span}>
        <Button variant="gold" icon={<PrinterIcon />} onClick={() => print()}>
          {t('week.print')}
        </Button>
        <LinkButton variant="secondary" href={calendarMonthPath(language, month)}>
          {t('nav.calendar')}
        </LinkButton>
      </PageHeader>
      <WeekView week={week} centre={about} site={origin?.replace(/^https?:\/\//, '')} />
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
