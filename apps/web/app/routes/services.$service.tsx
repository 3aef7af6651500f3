import { useTranslation } from 'react-i18next'
import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/sections.server.ts'
import { CallLinks } from '../features/services/call-links.tsx'
import { Service } from '../features/services/service.tsx'
import { ServiceCards } from '../features/services/service-cards.tsx'
import { summaries } from '../features/services/summaries.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { serviceNames } from '../paths/site-pages.ts'
import { unknownPath } from '../paths/unknown-path.server.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/services.$service'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const name = serviceNames.find((it) => it === params.service)
  if (!name) throw unknownPath(url)
  const services = required(await content(context).services())
  return { name, service: services[name], others: summaries({ ...services, [name]: undefined }) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const { name, service } = loaderData ?? {}
  const own = service?.language === site?.frame.language ? service : undefined
  return pageMeta(site, name ?? 'services', {
    title: own?.title,
    description: own?.summary,
    picture: service?.image,
    error,
  })
}

export default function ServiceRoute({ loaderData: { name, service, others } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const words = service && { title: service.title, text: service.summary, language: service.language }
  return (
    <>
      <PageHeader page={name} words={words}>
        {service && <CallLinks phone={service.phone} email={service.email} />}
      </PageHeader>
      {service ? <Service service={service} /> : <NothingYet />}
      <ServiceCards heading={t('services.others')} services={others} ground="tint" />
    </>
  )
}

export { PageError as ErrorBoundary }
