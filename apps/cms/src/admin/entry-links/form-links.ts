import { unstable_useContentManagerContext as useContentManager } from '@strapi/strapi/admin'
import { useMemo } from 'react'
import { labelsOf } from '../../editing/field-labels'
import { type AttributesOf, type LinkField, linkFieldKind, linkFieldsOf } from '../../entry-links/link-fields'
import { isPersian } from '../bilingual'

type Schema = { attributes: ReturnType<AttributesOf> } | undefined

/** What of the form of an entry may have links. */
export function useFormLinks() {
  const { model, components, contentType, form } = useContentManager()
  const attributesOf = useMemo<AttributesOf>(
    () => (uid) =>
      (uid === model ? (contentType as Schema) : (components as Record<string, Schema> | undefined)?.[uid])
        ?.attributes,
    [model, components, contentType],
  )
  const { values, onChange } = form as unknown as {
    values: unknown
    onChange(name: string, value: string): void
  }
  const fields = linkFieldsOf(attributesOf, model, values)
  return {
    fields,
    mayHaveLinks: hasLinkFields(attributesOf, model),
    /** Whether the field of that name is the address of a link. */
    isLink: (name: string) => linkFieldKind(attributesOf, model, name) === 'link',
    labelOf: ({ path }: LinkField) => labelOf(attributesOf, model, path),
    onChange,
  }
}

function hasLinkFields(attributesOf: AttributesOf, uid: string): boolean {
  return Object.entries(attributesOf(uid) ?? {}).some(([name, { component }]) =>
    component ? hasLinkFields(attributesOf, component) : linkFieldKind(attributesOf, uid, name) !== undefined,
  )
}

/** The labels on the way to a field: “Links › 2 › Address”. */
function labelOf(attributesOf: AttributesOf, uid: string, path: string): string {
  const language = isPersian() ? 'fa' : 'en'
  const [name = '', ...rest] = path.split('.')
  const own = labelsOf(uid, name)?.label[language] ?? name
  const component = attributesOf(uid)?.[name]?.component
  if (!component) return own
  const number = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) + 1 : undefined
  const below = labelOf(attributesOf, component, rest.join('.'))
  return [own, number?.toLocaleString(language), below].filter(Boolean).join(' › ')
}
