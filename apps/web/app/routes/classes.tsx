import { content } from '../content/content.server.ts'
import { needed } from '../content/sections.server.ts'
import { NothingYet } from '../features/opening/nothing-yet.tsx'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { Classes } from '../features/posts/classes.tsx'
import { datedPosts } from '../features/posts/dated-posts.ts'
import { pageMeta, sectionWords } from '../page-meta.ts'
import type { Route } from './+types/classes'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, opening, posts } = content(context)
  const [words, classes] = await Promise.all([opening('classes'), posts('class')])
  return { words, classes: datedPosts(needed(classes), language) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  return pageMeta(site, 'classes', { ...sectionWords(site, loaderData?.words), error })
}

export default function ClassesRoute({ loaderData: { words, classes } }: Route.ComponentProps) {
  return (
    <>
      <Opening page="classes" words={words} />
      {classes.length > 0 ? <Classes classes={classes} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
