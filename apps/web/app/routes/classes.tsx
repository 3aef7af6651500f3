import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/sections.server.ts'
import { datedPosts } from '../dates/dated-posts.ts'
import { Classes } from '../features/classes/classes.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageMeta, sectionMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/classes'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, opening, posts } = content(context)
  const [words, classes] = await Promise.all([opening('classes'), posts('class')])
  return { words, classes: datedPosts(required(classes), language) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  return pageMeta(site, 'classes', { ...sectionMeta(site, loaderData?.words), error })
}

export default function ClassesRoute({ loaderData: { words, classes } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="classes" words={words} />
      {classes.length > 0 ? <Classes classes={classes} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
