import { serviceNames } from '@islamic-centre/site-contract/site-paths'
import { useTranslation } from 'react-i18next'
import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { CallLinks } from '../features/services/call-links.tsx'
import { Service } from '../features/services/service.tsx'
import { ServiceCards } from '../features/services/service-cards.tsx'
import { summaries } from '../features/services/summaries.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { unknownPath } from '../paths/unknown-path.server.ts'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/services.$service'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const name = serviceNames.find((it) => it === params.service)
  if (!name) throw unknownPath(url)
  const { language, services: readServices, siteData } = content(context)
  const [found, site] = await Promise.all([readServices(), siteData()])
  const services = required(found)
  const service = services[name]
  const own = service?.language === language ? service : undefined
  const head = pageHead(site, name, { title: own?.title, description: own?.summary, picture: service?.image })
  return { head, name, service, others: summaries({ ...services, [name]: undefined }) }
}

export default function ServiceRoute({ loaderData: { name, service, others } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader page={name} section={service && { ...service, html: undefined }} summary={service?.summary}>
        {service && <CallLinks phone={service.phone} email={service.email} />}
      </PageHeader>
      {service ? <Service name={name} service={service} /> : <NothingYet />}
      <ServiceCards heading={t('services.others')} services={others} ground="tint" />
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
