import type { StrapiApp } from '@strapi/strapi/admin'
import { allLabels } from '../editing/field-labels'
import { persianPanel } from './panel-languages'

const persian = new Map(
  allLabels.flatMap(({ label, hint }) => (hint ? [label, hint] : [label])).map(({ en, fa }) => [en, fa]),
)

/** Our labels are translated while the panel is in Persian; labels that an administrator changed are not. */
const inPersian = <Text>(text: Text): Text =>
  typeof text === 'string' && document.documentElement.lang === persianPanel
    ? ((persian.get(text) as Text | undefined) ?? text)
    : text

interface Field {
  label: unknown
  hint?: unknown
}

const field = <It extends Field>(it: It): It => ({
  ...it,
  label: inPersian(it.label),
  hint: inPersian(it.hint),
})
const rows = <It extends Field>(it: It[][]) => it.map((row) => row.map(field))

interface EditLayout {
  layout: Field[][][]
  components: Record<string, { layout: Field[][] }>
}

const editView = ({ layout, ...rest }: { layout: EditLayout }) => ({
  ...rest,
  layout: {
    ...layout,
    layout: layout.layout.map(rows),
    components: Object.fromEntries(
      Object.entries(layout.components).map(([uid, it]) => [uid, { ...it, layout: rows(it.layout) }]),
    ),
  },
})

const columns = ({ displayedHeaders, ...rest }: { displayedHeaders: Field[] }) => ({
  ...rest,
  displayedHeaders: displayedHeaders.map(field),
})

const filters = ({ displayedFilters, ...rest }: { displayedFilters: Field[] }) => ({
  ...rest,
  displayedFilters: displayedFilters.map(field),
})

/** The labels and hints of our fields are stored in English; the panel translates only its own texts. */
export function fieldsInPersian({ registerHook }: Pick<StrapiApp, 'registerHook'>) {
  registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', editView)
  registerHook('Admin/CM/pages/ListView/inject-column-in-table', columns)
  registerHook('Admin/CM/pages/ListView/inject-in-filters', filters)
}
