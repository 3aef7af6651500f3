import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { datedPosts } from '../dates/dated-posts.ts'
import { Classes } from '../features/classes/classes.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/classes'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, opening, posts, frame } = content(context)
  const [words, classes, site] = await Promise.all([opening('classes'), posts('class'), frame()])
  const head = pageHead(site, 'classes', sectionParts(site, words))
  return { head, words, classes: datedPosts(required(classes), language) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function ClassesRoute({ loaderData: { words, classes } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="classes" words={words} />
      {classes.length > 0 ? <Classes classes={classes} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
