/** What a screen in a hall shows in turn beside the times, in this order; the pictures are those of the banner. */
export const programmeKinds = [
  'pictures',
  'live',
  'deathNotice',
  'event',
  'announcement',
  'occasion',
] as const

export type ProgrammeKind = (typeof programmeKinds)[number]

/** How long a screen shows each kind, in seconds; a kind without is not shown. */
export type ProgrammeSeconds = Partial<Record<ProgrammeKind, number>>

/** The field of a screen that says how long it shows a kind, in seconds; empty where it does not show it. */
export const secondsField = <Kind extends ProgrammeKind>(kind: Kind): `${Kind}Seconds` => `${kind}Seconds`

/** Long enough to be read from afar, and short enough that all come round. */
const [minSeconds, maxSeconds] = [5, 120]

/** Whether something can be shown for so many seconds. */
export const shownFor = (seconds: unknown): seconds is number =>
  Number.isInteger(seconds) && Number(seconds) >= minSeconds && Number(seconds) <= maxSeconds
