import { checkedFields } from '../field-checks/checked-fields'

interface Attribute {
  type: string
  component?: string
}

/** The attributes of a type or component; undefined for one that does not exist. */
export type AttributesOf = (uid: string) => Record<string, Attribute> | undefined

/** What of a field is a link: all of it, or the links in its text. */
export type LinkFieldKind = 'link' | 'text'

function kindOf(uid: string, name: string, attribute: Attribute): LinkFieldKind | undefined {
  if (attribute.type === 'richtext') return 'text'
  return checkedFields[uid]?.[name] === 'link' ? 'link' : undefined
}

export interface LinkField {
  /** Where the field is in the entry: `links.0.url`. */
  path: string
  kind: LinkFieldKind
  value: string
}

const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of an entry, and of its components, that may have links. */
export function linkFieldsOf(
  attributesOf: AttributesOf,
  uid: string,
  values: unknown,
  path = '',
): LinkField[] {
  if (!isValues(values)) return []
  return Object.entries(attributesOf(uid) ?? {}).flatMap(([name, attribute]) => {
    const value = values[name]
    const at = path + name
    const { component } = attribute
    if (component)
      return Array.isArray(value)
        ? value.flatMap((part, index) => linkFieldsOf(attributesOf, component, part, `${at}.${index}.`))
        : linkFieldsOf(attributesOf, component, value, `${at}.`)
    const kind = kindOf(uid, name, attribute)
    return kind && typeof value === 'string' && value !== '' ? [{ path: at, kind, value }] : []
  })
}

/** What the field of a form with this name is; undefined for one without links. */
export function linkFieldKind(
  attributesOf: AttributesOf,
  uid: string,
  path: string,
): LinkFieldKind | undefined {
  const [name = '', ...rest] = path.split('.')
  const attribute = attributesOf(uid)?.[name]
  if (!attribute) return undefined
  if (!attribute.component) return rest.length === 0 ? kindOf(uid, name, attribute) : undefined
  const below = /^\d+$/.test(rest[0] ?? '') ? rest.slice(1) : rest
  return linkFieldKind(attributesOf, attribute.component, below.join('.'))
}
