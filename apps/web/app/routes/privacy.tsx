import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { env } from '../env.server.ts'
import { collectorIn, plausibleHost } from '../features/page-views/collector.server.ts'
import { ConsentChoice } from '../features/page-views/consent-choice.tsx'
import { preview } from '../features/preview/preview.server.ts'
import type { Installation } from '../features/privacy/installation.ts'
import { Privacy } from '../features/privacy/privacy.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { messageHandler } from '../loaders/message-handler.server.ts'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/privacy'

const hostOf = (url: string | undefined) => (url ? [new URL(url).host] : [])

export async function loader({ context }: Route.LoaderArgs) {
  const { language, section: readSection, messageRetentionDays, siteData } = content(context)
  const [section, site, days] = await Promise.all([
    readSection('privacy'),
    siteData(),
    messageRetentionDays(),
  ])
  const counting = collectorIn(language)?.name
  const installation: Installation = {
    counting:
      counting === 'plausible' ? { name: counting, host: plausibleHost } : counting && { name: counting },
    offline: env.OFFLINE === 'on',
    previews: preview !== undefined,
    takesMessages: messageHandler !== undefined,
    messageRetentionDays: required(days),
    hosts: [...new Set([env.PUBLIC_URL, env.CMS_PUBLIC_URL, env.UPLOADS_URL].flatMap(hostOf))],
  }
  return { head: pageHead(site, 'privacy', { section }), section, installation }
}

export default function PrivacyRoute({ loaderData: { section, installation } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="privacy" section={section} />
      <Privacy
        installation={installation}
        choice={installation.counting?.name === 'ga4' && <ConsentChoice />}
      />
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
