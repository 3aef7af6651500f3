import type { ListedChange } from '../src/change-log/logged-change.ts'
import type { Administrator } from './administrator.ts'

export type Row = ListedChange

const list = '/content-manager/change-log'

/** The rows of the change log that match, the oldest first. */
export async function changesOf(administrator: Administrator, filters: object): Promise<Row[]> {
  const query = new URLSearchParams({ pageSize: '500', ...filters })
  const { changes } = await administrator('GET', `${list}?${query}`)
  return changes.toReversed()
}

export const actionsOf = (rows: Row[]) => rows.map(({ action }) => action)
