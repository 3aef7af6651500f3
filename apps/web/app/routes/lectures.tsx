import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { datedPosts } from '../dates/dated-posts.ts'
import { Lectures } from '../features/lectures/lectures.tsx'
import { lecturesByPage } from '../features/lectures/lectures-by-page.ts'
import { SoundPlayer } from '../features/player/sound-player.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { requestedPage } from '../paging/requested-page.server.ts'
import { pagePath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/lectures'

export const handle: PageHandle = { query: ['speaker', 'page'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, section: readSection, sounds: readSounds, records, siteData } = content(context)
  const reads = [readSection('lectures'), readSounds(), records('lecture'), siteData()] as const
  const [section, allSounds, allNotes, site] = await Promise.all(reads)
  // One of the two lists is enough for a page.
  required(allSounds ?? allNotes)
  const name = (url.searchParams.get('speaker') ?? '').slice(0, 100)
  const { speakers, isFound, pages, onPage } = lecturesByPage(name, allSounds, allNotes)
  const path = pagePath(language, 'lectures')
  const list = isFound ? `${path}?${new URLSearchParams({ speaker: name })}` : path
  const paging = requestedPage(url.searchParams, list, pages)
  const { sounds, notes, ownCards } = onPage(paging.page)
  return {
    // The pages of one speaker are not listed by search engines; those of the whole list are.
    head: pageHead(site, 'lectures', { section, paging: isFound ? undefined : paging }),
    section,
    speakers,
    speaker: { name, found: isFound },
    sounds,
    ownCards,
    notes: datedPosts(notes, language),
    paging,
    list,
  }
}

export default function LecturesRoute({
  loaderData: { section, head: _, ...lectures },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="lectures" section={section} />
      <Lectures {...lectures} player={<SoundPlayer name="all" sounds={lectures.sounds} />} />
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
