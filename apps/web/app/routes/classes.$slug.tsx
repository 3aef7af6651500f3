import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { required } from '../content/read.server.ts'
import { datedPost } from '../dates/dated-posts.ts'
import { ClassRecord } from '../features/classes/class-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { headTags } from '../seo/head-tags.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { courseJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/classes.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, records, siteData } = content(context)
  const [classes, site] = await Promise.all([records('class'), siteData()])
  const post = required(classes, { slug: params.slug })
  const head = recordHead(site, 'classes', {
    ...post,
    description: post.excerpt,
    picture: post.cover,
    path: (it) => recordPath(it, 'class', post.slug),
    jsonLd: [courseJsonLd(site, post)],
  })
  return { head, post: datedPost(await withHtml(post, language), language) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function ClassRoute({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="classes" record={post} words={{ ...post, html: undefined, text: post.excerpt }} />
      <ClassRecord post={post} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="classes" />
