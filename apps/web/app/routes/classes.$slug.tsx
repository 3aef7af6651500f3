import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { findRecord } from '../content/records.server.ts'
import { datedPost } from '../dates/dated-posts.ts'
import { ClassRecord } from '../features/classes/class-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { recordMeta } from '../seo/page-meta.ts'
import { courseJsonLd } from '../seo/structured-data.ts'
import type { Route } from './+types/classes.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, posts } = content(context)
  const post = findRecord(await posts('class'), params.slug)
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
      things: site ? [courseJsonLd(site.frame, post)] : [],
    },
    error,
  )
}

export default function ClassRoute({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="classes" record={post} words={{ ...post, html: '', text: post.excerpt }} />
      <ClassRecord post={post} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="classes" />
