import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { RecordList } from '../components/record-list.tsx'
import { content } from '../content/content.server.ts'
import { shownNotices } from '../death-notices/shown-notices.ts'
import { CurrentNotices } from '../features/death-notices/current-notices.tsx'
import { NoticeCards } from '../features/death-notices/notice-cards.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { keepPreviousDataOnError, usePreviousDataOnError } from '../freshness/keep-previous-data-on-error.ts'
import { listPage } from '../loaders/list-page.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/notices'

export const handle: PageHandle = { query: ['page'] }

/** `/{lang}/notices`: the deaths that are announced now. */
export async function loader(args: Route.LoaderArgs) {
  const [{ entries, language, ...list }, { state }] = await Promise.all([
    listPage(args, 'deathNotice'),
    content(args.context).deathNotices(),
  ])
  return { ...list, shown: shownNotices({ state, notices: entries }, language) }
}

/** Where changed notices cannot be read, `CurrentNotices` hides them and asks again. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  keepPreviousDataOnError(request, serverLoader)

export default function NoticesRoute({ loaderData }: Route.ComponentProps) {
  const { section, paging, shown } = loaderData
  usePreviousDataOnError(loaderData)
  return (
    <>
      <PageHeader page="deathNotices" section={section} />
      <CurrentNotices {...shown} otherwise={<NothingYet />}>
        {(notices) => (
          <RecordList page="deathNotices" paging={paging}>
            <NoticeCards notices={notices} level={3} />
          </RecordList>
        )}
      </CurrentNotices>
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
