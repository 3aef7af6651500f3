import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { datedPosts, pastByYear } from '../dates/dated-posts.ts'
import { isUpcoming } from '../dates/upcoming.ts'
import { Events } from '../features/events/events.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import { eventsJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/events'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, now, opening, posts, frame } = content(context)
  const [words, found, site] = await Promise.all([opening('events'), posts('event'), frame()])
  const { ahead = [], over = [] } = Object.groupBy(required(found), (it) =>
    isUpcoming(it, now) ? 'ahead' : 'over',
  )
  const head = pageHead(site, 'events', { ...sectionParts(site, words), jsonLd: eventsJsonLd(site, ahead) })
  return { head, words, upcoming: datedPosts(ahead, language), past: pastByYear(over.reverse(), language) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function EventsRoute({ loaderData: { words, upcoming, past } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="events" words={words} />
      <Events upcoming={upcoming} past={past} />
    </>
  )
}

export { PageError as ErrorBoundary }
