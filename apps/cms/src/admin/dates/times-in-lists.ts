import type { StrapiApp } from '@strapi/strapi/admin'
import { centreTime, inPanelLanguage } from '../bilingual'
import { listCell, listLink } from '../list-cell'
import { repetitionTexts } from '../occurrences/repetition-texts'
import { longDate } from './long-date'

interface Header {
  name: string
  attribute?: { type?: string }
}

/** Of an event that repeats the list shows the next time. */
const repeats = (name: string, { schedule }: Record<string, unknown>) =>
  name === 'startsAt' && typeof schedule === 'object' && schedule !== null && 'repetition' in schedule

const inCentreTime = <It extends Header>(header: It) => {
  if (header.attribute?.type !== 'datetime') return header
  const cellFormatter = (entry: Record<string, unknown>) => {
    const moment = entry[header.name]
    if (typeof moment !== 'string') return listCell('-')
    const text = centreTime(moment)
    return listCell(
      repeats(header.name, entry) ? `${text} · ${inPanelLanguage(repetitionTexts.repeats)}` : text,
    )
  }
  return { ...header, cellFormatter }
}

const asLongDate = <It extends Header>(header: It, at: number) => {
  if (header.attribute?.type !== 'date') return header
  const cellFormatter = (entry: Record<string, unknown>) => {
    const date = entry[header.name]
    if (typeof date !== 'string') return listCell('-')
    return at === 0 ? listLink(longDate(date), String(entry.documentId)) : listCell(longDate(date))
  }
  return { ...header, cellFormatter }
}

const columns = ({ displayedHeaders, ...rest }: { displayedHeaders: Header[] }) => ({
  ...rest,
  displayedHeaders: displayedHeaders.map(inCentreTime).map(asLongDate),
})

/** The lists of the panel show times on the clock of the centre, and not on that of the browser, and dates as forms do. */
export function timesInLists({ registerHook }: Pick<StrapiApp, 'registerHook'>) {
  registerHook('Admin/CM/pages/ListView/inject-column-in-table', columns)
}
