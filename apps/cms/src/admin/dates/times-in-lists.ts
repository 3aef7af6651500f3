import type { StrapiApp } from '@strapi/strapi/admin'
import { centreTime } from '../bilingual'
import { listCell } from '../list-cell'

interface Header {
  name: string
  attribute?: { type?: string }
}

const inCentreTime = <It extends Header>(header: It) => {
  if (header.attribute?.type !== 'datetime') return header
  const cellFormatter = (entry: Record<string, unknown>) => {
    const moment = entry[header.name]
    return listCell(typeof moment === 'string' ? centreTime(moment) : '-')
  }
  return { ...header, cellFormatter }
}

const columns = ({ displayedHeaders, ...rest }: { displayedHeaders: Header[] }) => ({
  ...rest,
  displayedHeaders: displayedHeaders.map(inCentreTime),
})

/** The lists of the panel show times on the clock of the centre, and not on that of the browser. */
export function timesInLists({ registerHook }: Pick<StrapiApp, 'registerHook'>) {
  registerHook('Admin/CM/pages/ListView/inject-column-in-table', columns)
}
