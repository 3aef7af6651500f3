import { data } from 'react-router'
import { required } from './sections.server.ts'

/**
 * The record of a list that has this slug. Where there is none the page says so with status 404; where the list could
 * not be read, with 503.
 */
export function findRecord<Entry extends { slug: string }>(
  entries: readonly Entry[] | undefined,
  slug: string,
): Entry {
  const found = required(entries).find((it) => it.slug === slug)
  if (!found) throw data('There is no such record.', { status: 404 })
  return found
}
