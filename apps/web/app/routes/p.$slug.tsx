import { data, redirect } from 'react-router'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/sections.server.ts'
import { FreePage } from '../features/pages/free-page.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { freePagePath, sitePages } from '../paths/site-pages.ts'
import { recordMeta } from '../seo/page-meta.ts'
import { articleJsonLd } from '../seo/structured-data.ts'
import type { Route } from './+types/p.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, freePage } = content(context)
  // The words of a section stand on the section's own page.
  const section = Object.values(sitePages).find(({ path }) => path === params.slug)
  if (section) throw redirect(`/${language}/${section.path}`)
  const page = required(await freePage(params.slug))
  if (!page) throw data('There is no such page.', { status: 404 })
  return { page }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const page = loaderData?.page
  const address = (language: 'fa' | 'ca') => freePagePath(language, page?.slug ?? '')
  const words = page && {
    title: page.seo?.title ?? page.title,
    description: page.seo?.description,
    language: page.language,
    image: page.seo?.image,
    path: address(page.language),
  }
  return recordMeta(
    site,
    'home',
    page && {
      ...page,
      title: page.seo?.title ?? page.title,
      description: page.seo?.description,
      picture: page.seo?.image,
      address,
      things: site && words ? [articleJsonLd(site.frame, words)] : [],
    },
    error,
  )
}

export default function FreePageRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="home" record={page} />
      <FreePage page={page} />
    </>
  )
}

export { PageError as ErrorBoundary }
