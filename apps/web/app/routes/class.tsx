import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { recordOf } from '../content/records.server.ts'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { ClassRecord } from '../features/posts/class-record.tsx'
import { datedPost } from '../features/posts/dated-posts.ts'
import { recordMeta } from '../page-meta.ts'
import { recordPath } from '../site-pages.ts'
import { courseThing } from '../structured-data.ts'
import type { Route } from './+types/class'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, posts } = content(context)
  const post = recordOf(await posts('class'), params.slug)
  return { post: datedPost(await withHtml(post, language), language) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const post = loaderData?.post
  return recordMeta(
    site,
    'classes',
    post && {
      ...post,
      description: post.excerpt,
      picture: post.cover,
      address: (language) => recordPath(language, 'class', post.slug),
      things: site ? [courseThing(site.frame, post)] : [],
    },
    error,
  )
}

export default function ClassRoute({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <>
      <Opening page="classes" record={post} words={{ ...post, html: '', text: post.excerpt }} />
      <ClassRecord post={post} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="classes" />
