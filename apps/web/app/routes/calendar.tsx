import { LinkButton } from '@islamic-centre/ui/button'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../components/page-header.tsx'
import { SubscribeToCalendar } from '../components/subscribe-to-calendar.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { yearOfOccasions } from '../features/calendar/year-of-occasions.server.ts'
import { YearView } from '../features/calendar/year-view.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { occasionCalendarPath, pagePath } from '../paths/site-pages.ts'
import { useSiteData } from '../platform/use-site-data.ts'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/calendar'

/** `/{lang}/calendar`: the occasions of the coming twelve months. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language, now, section: readSection, records, siteData, prayerSettings } = content(context)
  const [section, occasions, site, settings] = await Promise.all([
    readSection('calendar'),
    records('occasion'),
    siteData(),
    prayerSettings(),
  ])
  const year = yearOfOccasions(language, { occasions: required(occasions), settings, now })
  return { head: pageHead(site, 'calendar', { section }), section, year }
}

export default function CalendarRoute({ loaderData: { section, year } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const origin = useSiteData()?.site?.origin
  return (
    <>
      <PageHeader page="calendar" section={section}>
        <LinkButton variant="secondary" href={pagePath(language, 'ramadan')}>
          {t('nav.ramadan')}
        </LinkButton>
      </PageHeader>
      <YearView year={year} />
      {origin && (
        <SubscribeToCalendar
          address={origin + occasionCalendarPath(language)}
          lead={t('calendar.subscribe')}
        />
      )}
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
