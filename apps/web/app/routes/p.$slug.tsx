import type { Language } from '@islamic-centre/i18n/locales'
import { sitePages } from '@islamic-centre/site-contract/site-paths'
import { data, redirect } from 'react-router'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { FreePage } from '../features/pages/free-page.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { redirectMoved } from '../loaders/redirect-moved.server.ts'
import { freePagePath } from '../paths/site-pages.ts'
import { subpageHead } from '../seo/page-head.server.ts'
import { articleJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/p.$slug'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const source = content(context)
  const { language, freePage, siteData } = source
  // What editors write for a section is shown on the section's own page.
  const section = Object.values(sitePages).find(({ path }) => path === params.slug)
  if (section) throw redirect(`/${language}/${section.path}`)
  const [found, site] = await Promise.all([freePage(params.slug), siteData()])
  const page = required(found)
  if (!page) await redirectMoved(source, url, 'page', params.slug)
  if (!page) throw data('There is no such page.', { status: 404 })
  const { title = page.title, description, image } = page.seo ?? {}
  const path = (language: Language) => freePagePath(language, page.slug)
  const texts = { title, description, image, language: page.language, path: path(page.language) }
  const jsonLd = [articleJsonLd(site, texts)]
  const head = subpageHead(site, 'home', { ...page, title, description, picture: image, jsonLd }, path)
  return { head, page }
}

export default function FreePageRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="home" record={page} />
      <FreePage page={page} />
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
