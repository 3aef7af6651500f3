import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { About } from '../features/about/about.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/about-us'

export async function loader({ context }: Route.LoaderArgs) {
  const { section, aboutTexts, siteData } = content(context)
  const [words, texts, site] = await Promise.all([section('about'), aboutTexts(), siteData()])
  const { content: text, portrait, biography, article } = required(texts)
  const head = pageHead(site, 'about', sectionParts(site, words))
  return { head, words, text, portrait, people: Boolean(biography ?? article) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function AboutRoute({ loaderData: { words, text, portrait, people } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="about" words={words} />
      {text || people ? <About content={text} portrait={portrait} people={people} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
