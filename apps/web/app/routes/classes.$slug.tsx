import { PageHeader } from '../components/page-header.tsx'
import { withHtml } from '../content/markdown.server.ts'
import { datedPost } from '../dates/dated-posts.ts'
import { ClassRecord } from '../features/classes/class-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { readRecord } from '../loaders/read-record.server.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { courseJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/classes.$slug'

export async function loader(args: Route.LoaderArgs) {
  const { record, language, site } = await readRecord(args, 'class')
  const head = recordHead(site, 'class', {
    ...record,
    description: record.excerpt,
    picture: record.cover,
    jsonLd: [courseJsonLd(site, record)],
  })
  return { head, post: datedPost(await withHtml(record, language), language) }
}

export default function ClassRoute({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="classes" record={post} summary={post.excerpt} />
      <ClassRecord post={post} />
    </>
  )
}

export const ErrorBoundary = () => <PageError list={{ page: 'classes', name: 'classes.all' }} />
export { meta } from '../seo/head-tags.ts'
