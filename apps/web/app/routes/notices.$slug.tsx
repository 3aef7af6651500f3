import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { noticeSummary, shownNotices } from '../death-notices/shown-notices.ts'
import { CurrentNotices } from '../features/death-notices/current-notices.tsx'
import { gone, NoticeGone } from '../features/death-notices/notice-gone.tsx'
import { NoticeRecord } from '../features/death-notices/notice-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { keepPreviousDataOnError, usePreviousDataOnError } from '../freshness/keep-previous-data-on-error.ts'
import { readRecord } from '../loaders/read-record.server.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { deathNoticeJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/notices.$slug'

/** `/{lang}/notices/{slug}`: one death notice; not found before its publication and after its end. */
export async function loader(args: Route.LoaderArgs) {
  const [{ record, language, site }, { state }] = await Promise.all([
    readRecord(args, 'deathNotice'),
    content(args.context).deathNotices(),
  ])
  const shown = shownNotices({ state, notices: [record] }, language)
  const head = recordHead(site, 'deathNotice', {
    ...record,
    title: dictionaries[language].deathNotices.ofPerson.replace('{{name}}', () => record.title),
    description: noticeSummary(record, language),
    jsonLd: deathNoticeJsonLd(site, record),
  })
  const { html } = await withHtml(record, language)
  return { head: { ...head, until: shown.notices[0]?.ends }, shown, html }
}

/** Where a changed notice cannot be read, `CurrentNotices` hides it and asks again. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  keepPreviousDataOnError(request, serverLoader)

export default function NoticeRoute({ loaderData }: Route.ComponentProps) {
  const { shown, html } = loaderData
  usePreviousDataOnError(loaderData)
  return (
    <CurrentNotices {...shown} otherwise={<NoticeGone />}>
      {(notices) =>
        notices.map((notice) => (
          <div key={notice.slug}>
            <PageHeader page="deathNotices" record={{ title: notice.title, language: notice.written }} />
            <NoticeRecord notice={notice} html={html} />
          </div>
        ))
      }
    </CurrentNotices>
  )
}

export const ErrorBoundary = () => (
  <PageError messages={{ 404: gone }} list={{ page: 'deathNotices', name: 'deathNotices.all' }} />
)
export { meta } from '../seo/head-tags.ts'
