import type { StrapiApp } from '@strapi/strapi/admin'
import { listCell } from '../list-cell'
import { shown } from '../occurrences/small-inputs'

/** The type of the panel's input for a year; for the server it is an integer. */
export const yearType = 'year'

interface Field {
  name: string
  type: string
}

interface Header {
  name: string
  attribute?: { type?: string }
}

interface EditView {
  layout: { layout: Field[][][] }
}

const withType = <It extends Field>(field: It): It =>
  field.name === 'year' ? { ...field, type: yearType } : field

/** The whole numbers in lists are years, months and days. */
const withDigits = <It extends Header>(header: It) => {
  if (header.attribute?.type !== 'integer') return header
  const cellFormatter = (entry: Record<string, unknown>) => {
    const value = entry[header.name]
    return listCell(typeof value === 'number' ? shown(value) : '-')
  }
  return { ...header, cellFormatter }
}

/** A year has no separator of thousands, in forms and lists, and numbers in lists have the digits of the panel. */
export function yearFields({ registerHook }: Pick<StrapiApp, 'registerHook'>) {
  registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', ({ layout, ...rest }: EditView) => ({
    ...rest,
    layout: {
      ...layout,
      layout: layout.layout.map((panel) => panel.map((row) => row.map(withType))),
    },
  }))
  registerHook(
    'Admin/CM/pages/ListView/inject-column-in-table',
    ({ displayedHeaders, ...rest }: { displayedHeaders: Header[] }) => ({
      ...rest,
      displayedHeaders: displayedHeaders.map(withDigits),
    }),
  )
}
