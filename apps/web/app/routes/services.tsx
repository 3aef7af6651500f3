import { useTranslation } from 'react-i18next'
import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { ServiceCards } from '../features/services/service-cards.tsx'
import { summaries } from '../features/services/summaries.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/services'

export async function loader({ context }: Route.LoaderArgs) {
  const { section: readSection, services, siteData } = content(context)
  const [section, found, site] = await Promise.all([readSection('services'), services(), siteData()])
  return {
    head: pageHead(site, 'services', { section }),
    section,
    services: summaries(required(found)),
  }
}

export default function ServicesRoute({ loaderData: { section, services } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader page="services" section={section} />
      {services.length > 0 ? (
        <ServiceCards alone heading={t('nav.services')} services={services} />
      ) : (
        <NothingYet />
      )}
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
