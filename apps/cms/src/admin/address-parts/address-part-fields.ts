import type { StrapiApp } from '@strapi/strapi/admin'

/** The type of the panel's input for an address part; for the server it is a text. */
export const addressPartType = 'address-part'

interface Field {
  name: string
  type: string
}

interface EditView {
  layout: { layout: Field[][][] }
}

/** Gives the address parts of entries their own input. */
export function addressPartFields({ registerHook }: Pick<StrapiApp, 'registerHook'>) {
  registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', ({ layout, ...rest }: EditView) => ({
    ...rest,
    layout: {
      ...layout,
      layout: layout.layout.map((panel) =>
        panel.map((row) => row.map((it) => (it.name === 'slug' ? { ...it, type: addressPartType } : it))),
      ),
    },
  }))
}
