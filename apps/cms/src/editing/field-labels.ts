import accounts from './labels/accounts.json'
import components from './labels/components.json'
import contentTypes from './labels/content-types.json'
import everyType from './labels/every-type.json'
import options from './labels/options.json'

type Bilingual = { en: string; fa: string }

/** The label of a field in the admin panel and, if it needs one, a hint about its content. */
export type FieldLabels = { label: Bilingual; hint?: Bilingual }

/** The fields of visitors' accounts, which have the labels that Strapi gives them. */
const ofAccounts: Record<string, FieldLabels> = accounts

/** Labels by the field's name; the same name means the same in every type. */
const common: Record<string, FieldLabels> = everyType

/** Labels of fields with another meaning than elsewhere, or that exist once, by type or component. */
const own: Record<string, Record<string, FieldLabels>> = { ...contentTypes, ...components }

/** The label of a field of a type or component; undefined if it has none. */
export const labelsOf = (uid: string, name: string): FieldLabels | undefined =>
  own[uid]?.[name] ?? common[name]

/** The labels of the values of enumerations; the same value means the same in every type. */
export const optionLabels: Readonly<Record<string, Bilingual>> = options

/** All labels and hints, English and Persian. */
export const allLabels: readonly FieldLabels[] = [common, ofAccounts, ...Object.values(own)].flatMap((it) =>
  Object.values(it),
)
