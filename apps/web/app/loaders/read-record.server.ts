import type { RecordKind } from '@islamic-centre/site-contract/site-paths'
import type { LoaderFunctionArgs } from 'react-router'
import { content, type Records } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'

type RecordArgs = Pick<LoaderFunctionArgs, 'context'> & { params: { slug: string } }

/** The record of a URL, with what its page needs; status 503 where the list could not be read, 404 where it has no such record. */
export async function readRecord<Kind extends RecordKind>({ context, params }: RecordArgs, kind: Kind) {
  const { language, now, records, siteData } = content(context)
  const [entries, site] = await Promise.all([records(kind), siteData()])
  return { record: required<Records<Kind>[number]>(entries, { slug: params.slug }), language, now, site }
}
