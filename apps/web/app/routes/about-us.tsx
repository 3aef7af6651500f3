import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/sections.server.ts'
import { About } from '../features/about/about.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageMeta, sectionMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/about-us'

export async function loader({ context }: Route.LoaderArgs) {
  const { opening, aboutTexts } = content(context)
  const [words, texts] = await Promise.all([opening('about'), aboutTexts()])
  const { content: text, portrait, biography, article } = required(texts)
  return { words, text, portrait, people: Boolean(biography ?? article) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  return pageMeta(site, 'about', { ...sectionMeta(site, loaderData?.words), error })
}

export default function AboutRoute({ loaderData: { words, text, portrait, people } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="about" words={words} />
      {text || people ? <About content={text} portrait={portrait} people={people} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
