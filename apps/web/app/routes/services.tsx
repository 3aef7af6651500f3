import { useTranslation } from 'react-i18next'
import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { ServiceCards } from '../features/services/service-cards.tsx'
import { summaries } from '../features/services/summaries.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/services'

export async function loader({ context }: Route.LoaderArgs) {
  const { section, services, siteData } = content(context)
  const [words, found, site] = await Promise.all([section('services'), services(), siteData()])
  return {
    head: pageHead(site, 'services', sectionParts(site, words)),
    words,
    services: summaries(required(found)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function ServicesRoute({ loaderData: { words, services } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader page="services" words={words} />
      {services.length > 0 ? (
        <ServiceCards alone heading={t('nav.services')} services={services} />
      ) : (
        <NothingYet />
      )}
    </>
  )
}

export { PageError as ErrorBoundary }
