import { PageHeader } from '../components/page-header.tsx'
import { withHtml } from '../content/markdown.server.ts'
import { datedPost } from '../dates/dated-posts.ts'
import { ClassRecord } from '../features/classes/class-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { readProgramme } from '../loaders/read-programme.server.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { courseJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/classes.$slug'

export async function loader(args: Route.LoaderArgs) {
  const { record, language, site, repeats, dates, day, isListed } = await readProgramme(args, 'class')
  const head = recordHead(
    site,
    'class',
    {
      ...record,
      description: record.excerpt,
      picture: record.cover,
      jsonLd: [courseJsonLd(site, record)],
    },
    day,
  )
  const post = datedPost(await withHtml(record, language), language)
  return { head: { ...head, noindex: !isListed }, post, repeats, dates, day }
}

export default function ClassRoute({ loaderData: { head: _, post, ...programme } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="classes" record={post} summary={post.excerpt} />
      <ClassRecord post={post} {...programme} />
    </>
  )
}

export const ErrorBoundary = () => <PageError list={{ page: 'classes', name: 'classes.all' }} />
export { meta } from '../seo/head-tags.ts'
