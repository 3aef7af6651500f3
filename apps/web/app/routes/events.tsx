import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/sections.server.ts'
import { datedPosts, pastByYear } from '../dates/dated-posts.ts'
import { isUpcoming } from '../dates/upcoming.ts'
import { Events } from '../features/events/events.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageMeta, sectionMeta } from '../seo/page-meta.ts'
import { eventsJsonLd } from '../seo/structured-data.ts'
import type { Route } from './+types/events'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, now, opening, posts } = content(context)
  const [words, found] = await Promise.all([opening('events'), posts('event')])
  const { ahead = [], over = [] } = Object.groupBy(required(found), (it) =>
    isUpcoming(it, now) ? 'ahead' : 'over',
  )
  return { words, upcoming: datedPosts(ahead, language), past: pastByYear(over.reverse(), language) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const words = sectionMeta(site, loaderData?.words)
  const things = eventsJsonLd(site?.frame, loaderData?.upcoming ?? [])
  return pageMeta(site, 'events', { ...words, things, error })
}

export default function EventsRoute({ loaderData: { words, upcoming, past } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="events" words={words} />
      <Events upcoming={upcoming} past={past} />
    </>
  )
}

export { PageError as ErrorBoundary }
