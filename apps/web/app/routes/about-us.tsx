import { FreePageLinks } from '../components/free-page-links.tsx'
import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { About } from '../features/about/about.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/about-us'

export async function loader({ context }: Route.LoaderArgs) {
  const { section: readSection, aboutTexts, siteData } = content(context)
  const [section, texts, site] = await Promise.all([readSection('about'), aboutTexts(), siteData()])
  const { content: text, portrait, biography, article } = required(texts)
  const head = pageHead(site, 'about', { section })
  return { head, section, text, portrait, people: Boolean(biography ?? article) }
}

export default function AboutRoute({
  loaderData: { section, text, portrait, people },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="about" section={section} />
      {text || people ? <About content={text} portrait={portrait} people={people} /> : <NothingYet />}
      <FreePageLinks />
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
