import type { RecordKind } from '@islamic-centre/site-contract/site-paths'
import type { LoaderFunctionArgs } from 'react-router'
import { content, type Records } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { redirectMoved } from './redirect-moved.server.ts'

type RecordArgs = Pick<LoaderFunctionArgs, 'context' | 'url'> & { params: { slug: string } }

/**
 * The record of a URL, with what its page needs; status 503 where the list could not be read. Where it has no such record,
 * a redirect to the one that had the address before, else 404.
 */
export async function readRecord<Kind extends RecordKind>({ context, params, url }: RecordArgs, kind: Kind) {
  const all = content(context)
  const { language, now, records, siteData } = all
  const [entries, site] = await Promise.all([records(kind), siteData()])
  const { slug } = params
  if (entries?.every((it) => it.slug !== slug)) await redirectMoved(all, url, kind, slug)
  return { record: required<Records<Kind>[number]>(entries, { slug }), language, now, site }
}
