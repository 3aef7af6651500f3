import { NothingYet } from '../components/nothing-yet.tsx'
import { Opening } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { needed } from '../content/sections.server.ts'
import { About } from '../features/about/about.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageMeta, sectionWords } from '../seo/page-meta.ts'
import type { Route } from './+types/about-us'

export async function loader({ context }: Route.LoaderArgs) {
  const { opening, aboutTexts } = content(context)
  const [words, texts] = await Promise.all([opening('about'), aboutTexts()])
  const { content: text, portrait, biography, article } = needed(texts)
  return { words, text, portrait, people: Boolean(biography ?? article) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  return pageMeta(site, 'about', { ...sectionWords(site, loaderData?.words), error })
}

export default function AboutRoute({ loaderData: { words, text, portrait, people } }: Route.ComponentProps) {
  return (
    <>
      <Opening page="about" words={words} />
      {text || people ? <About content={text} portrait={portrait} people={people} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
