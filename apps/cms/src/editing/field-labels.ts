import components from './labels/components.json'
import contentTypes from './labels/content-types.json'
import everyType from './labels/every-type.json'

type Bilingual = { en: string; fa: string }

/** The label of a field in the admin panel and, if it needs one, a hint about its content. */
export type FieldLabels = { label: Bilingual; hint?: Bilingual }

/** Labels by the field's name; the same name means the same in every type. */
const common: Record<string, FieldLabels> = everyType

/** Labels of fields with another meaning than elsewhere, or that exist once, by type or component. */
const own: Record<string, Record<string, FieldLabels>> = { ...contentTypes, ...components }

/** The label of a field of a type or component; undefined if it has none. */
export const labelsOf = (uid: string, name: string): FieldLabels | undefined =>
  own[uid]?.[name] ?? common[name]

/** All labels and hints, English and Persian. */
export const allLabels: readonly FieldLabels[] = [common, ...Object.values(own)].flatMap((it) =>
  Object.values(it),
)
