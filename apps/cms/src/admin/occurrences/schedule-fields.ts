import type { StrapiApp } from '@strapi/strapi/admin'

/** The types of the panel's inputs; for the server they are JSON and moments. */
export const scheduleType = 'schedule-of-event'
export const occurrenceMomentType = 'moment-of-event'

const types: Readonly<Record<string, string>> = {
  schedule: scheduleType,
  startsAt: occurrenceMomentType,
  endsAt: occurrenceMomentType,
}

interface Field {
  name: string
  type: string
}

interface EditView {
  layout: { layout: Field[][][] }
}

const withType = <It extends Field>(field: It): It => ({ ...field, type: types[field.name] ?? field.type })
const hasSchedule = (panels: Field[][][]) => panels.flat(2).some(({ name }) => name === 'schedule')

/** Gives the schedule of events its own input, and their start and end one that it can take over. */
export function scheduleFields({ registerHook }: Pick<StrapiApp, 'registerHook'>) {
  registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', ({ layout, ...rest }: EditView) => ({
    ...rest,
    layout: hasSchedule(layout.layout)
      ? { ...layout, layout: layout.layout.map((panel) => panel.map((row) => row.map(withType))) }
      : layout,
  }))
}
