import { programmeKinds, secondsField, shownFor } from '@islamic-centre/site-contract/hall-programme'
import type { FieldMessage } from './field-messages'

export const screen = 'api::screen.screen'

type Fault = { path: string[]; message: FieldMessage }

/** The times of a hall's screen that are too short to read, too long to wait for, or no whole number of seconds. */
export const wrongSeconds = (values: Record<string, unknown>): Fault[] =>
  programmeKinds
    .map(secondsField)
    .filter((name) => {
      const value = values[name] ?? ''
      return value !== '' && !shownFor(value)
    })
    .map((name) => ({ path: [name], message: 'seconds' }))

/** A screen that would show nothing in turn. */
export const emptyScreen = (values: Record<string, unknown>): Fault[] =>
  programmeKinds.some((kind) => shownFor(values[secondsField(kind)]))
    ? []
    : [{ path: [secondsField('event')], message: 'noSeconds' }]
