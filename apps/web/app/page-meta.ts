import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import type { MetaDescriptor } from 'react-router'

/** Title and description of a page; the centre's name stands in every title. */
export function pageMeta(dictionary: Dictionary | undefined, title?: string): MetaDescriptor[] {
  const site = dictionary?.site.name ?? ''
  return [
    { title: title ? `${title} · ${site}` : site },
    { name: 'description', content: dictionary?.site.description ?? '' },
  ]
}
