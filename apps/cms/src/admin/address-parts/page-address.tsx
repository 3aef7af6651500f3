import { Typography } from '@strapi/design-system'
import { useQueryParams } from '@strapi/strapi/admin'
import { defaultLocale, locales } from '../../locales'
import { type Addressed, pagesOfTypes } from '../../preview/site-pages'
import { type Bilingual, inPanelLanguage } from '../bilingual'

interface PageAddressProps {
  text: Bilingual
  model: string
  entry: Addressed
  /** The origin of the site; undefined or null where it is not known. */
  site: string | null | undefined
}

/** The address at which the site shows an entry in the language of the form, after a text that says which one it is. */
export function PageAddress({ text, model, entry, site }: PageAddressProps) {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  const code = query.plugins?.i18n?.locale ?? defaultLocale
  const prefix = locales.find((it) => it.code === code)?.sitePrefix
  const page = Object.hasOwn(pagesOfTypes, model)
    ? pagesOfTypes[model as keyof typeof pagesOfTypes]
    : undefined
  if (!prefix || !page) return null
  return (
    <Typography variant="pi" textColor="neutral800" style={{ overflowWrap: 'anywhere' }}>
      {inPanelLanguage(text)} <bdi dir="ltr">{`${site ?? '…'}/${prefix}${page(entry)}`}</bdi>
    </Typography>
  )
}
