import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { Accessibility } from '../features/accessibility/accessibility.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/accessibility'

export async function loader({ context }: Route.LoaderArgs) {
  const { section: readSection, about, siteData } = content(context)
  const [section, site, centre] = await Promise.all([readSection('accessibility'), siteData(), about()])
  // Whom to tell of a barrier is in the footer.
  required(centre)
  return { head: pageHead(site, 'accessibility', { section }), section }
}

export default function AccessibilityRoute({ loaderData: { section } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="accessibility" section={section} />
      <Accessibility />
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
