import { programmeKinds, secondsField } from '@islamic-centre/site-contract/hall-programme'

const fields: ReadonlySet<string> = new Set(programmeKinds.map(secondsField))

/** Whether a field with a default may be empty all the same: a screen without seconds for a kind does not show it. */
export const mayBeEmpty = (name: string): boolean => fields.has(name)
