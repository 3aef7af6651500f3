import { type RecordKind, recordPages } from '@islamic-centre/site-contract/site-paths'
import type { LoaderFunctionArgs } from 'react-router'
import { content, type Records } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { pageCount, pageOf } from '../paging/paging.ts'
import { requestedPage } from '../paging/requested-page.server.ts'
import { pagePath } from '../paths/site-pages.ts'
import { pageHead } from '../seo/page-head.server.ts'

const pageSize = 12

type ListOptions<Entry> = {
  /** The order of the list; by default that in which it is read. */
  order?: (entries: readonly Entry[], now: Date) => readonly Entry[]
  /** Nodes of schema.org for the entries of a page. */
  jsonLd?: (entries: readonly Entry[]) => readonly object[]
}

/** The requested page of a list of records, with the data of its route; status 503 where the list could not be read. */
export async function listPage<Kind extends RecordKind>(
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
  kind: Kind,
  { order = (it) => it, jsonLd }: ListOptions<Records<Kind>[number]> = {},
) {
  const page = recordPages[kind]
  const { language, now, section: readSection, records, siteData } = content(context)
  const [section, found, site] = await Promise.all([readSection(page), records(kind), siteData()])
  const all = order(required(found), now)
  const paging = requestedPage(url.searchParams, pagePath(language, page), pageCount(all, pageSize))
  const entries = pageOf(all, paging.page, pageSize)
  const head = pageHead(site, page, { section, paging, jsonLd: jsonLd?.(entries) ?? [] })
  return { head, section, paging, entries, language }
}
