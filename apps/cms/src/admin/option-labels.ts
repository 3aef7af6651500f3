import type { StrapiApp } from '@strapi/strapi/admin'
import { optionLabels } from '../editing/field-labels'
import { isPersian } from './bilingual'
import { listCell } from './list-cell'

/** The panel shows an option of a form or a filter as the text whose key is the option's value. */
export const optionTexts = (language: 'en' | 'fa') =>
  Object.fromEntries(Object.entries(optionLabels).map(([value, label]) => [value, label[language]]))

interface Header {
  name: string
  attribute?: { type?: string }
}

const withLabels = <It extends Header>(header: It) => {
  if (header.attribute?.type !== 'enumeration') return header
  const cellFormatter = (entry: Record<string, unknown>) => {
    const value = entry[header.name]
    if (typeof value !== 'string') return listCell('-')
    return listCell(optionLabels[value]?.[isPersian() ? 'fa' : 'en'] ?? value)
  }
  return { ...header, cellFormatter }
}

const columns = ({ displayedHeaders, ...rest }: { displayedHeaders: Header[] }) => ({
  ...rest,
  displayedHeaders: displayedHeaders.map(withLabels),
})

/** The lists of the panel show the values of enumerations as they are stored. */
export function optionsInLists({ registerHook }: Pick<StrapiApp, 'registerHook'>) {
  registerHook('Admin/CM/pages/ListView/inject-column-in-table', columns)
}
